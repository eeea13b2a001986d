import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lists, shared, VENDOR } from './chunks.ts'
import { className } from './class-names.ts'
import { withoutShapes } from './without-shapes.ts'

export default defineConfig(({ command }) => ({
  // React Aria ships texts in thirty languages; English is its fallback.
  plugins: [withoutShapes(), optimizeLocales.vite({ locales: ['en-US', 'ko-KR'] }), reactRouter()],
  css: command === 'build' ? { modules: { generateScopedName: className } } : {},
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR, priority: 2 },
                { name: shared, priority: 1 },
                { name: lists, priority: 0 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/render.ts' } } },
  },
  // One file starts faster, and bundles React's production build whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
