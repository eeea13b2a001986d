import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { withoutShapes } from './without-shapes.ts'

/** What every page needs, in two files: one that changes with our dependencies, one that changes with us. */
const CHUNKS = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|i18next)\//, priority: 2 },
  { name: 'base', test: /\/web\/src\/.+\.tsx?$/, minShareCount: 4, priority: 1 },
]

export default defineConfig(({ command }) => ({
  plugins: [withoutShapes(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: { build: { rollupOptions: { input: './src/render.ts' } } },
  },
  // One file for the server: it starts sooner, and React in it is the production one whatever the environment says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
