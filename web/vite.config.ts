import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: './src/render.ts' } } },
  },
  // One file for the server: it starts sooner, and React in it is the production one whatever the environment says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
