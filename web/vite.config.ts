import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { base, VENDOR } from './chunks.ts'
import { withoutShapes } from './without-shapes.ts'

export default defineConfig(({ command }) => ({
  // React Aria brings its words in some thirty languages; of a language that is missing here it speaks English.
  plugins: [withoutShapes(), optimizeLocales.vite({ locales: ['en-US', 'ko-KR'] }), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR, priority: 1 }, { name: base }] } },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/render.ts' } } },
  },
  // One file for the server: it starts sooner, and React in it is the production one whatever the environment says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
