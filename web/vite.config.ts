import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { withoutShapes } from './without-shapes.ts'

/**
 * Each group is a file of the named modules and everything that they import, with one style sheet: small parts of many
 * public pages are together, because each file of its own delays the first view. Decision 108.
 */
const groups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
  { name: 'base', test: /\/web\/src\/(entry\.client|root)\.tsx$/, priority: 3 },
  {
    name: 'frame',
    test: /\/web\/src\/(layouts\/default-layout|language\/with-link|ui\/(empty|page-header|scroll-frame|course\/hole-map)|reservation\/(hold\/(viewer|wanted-hold)|sheet\/(find\/wish|course-state\/course-line)))\.tsx?$/,
    priority: 2,
  },
  { name: 'reading', test: /\/web\/src\/(layouts\/reading-layout|api\/use-call)\.tsx?$/, priority: 1 },
  { name: 'tee-times', test: /\/web\/src\/reservation\/sheet\/page\/reservation-page\.tsx$/ },
  {
    name: 'lists',
    test: /\/web\/src\/board\/(post-line|post-list|fact-line|event\/event-card|faq\/faq-question)\.tsx$/,
    priority: 1,
  },
  { name: 'sections', test: /\/web\/src\/board\/section\/(sections-page|contact)\.tsx$/ },
  { name: 'fields', test: /\/web\/src\/ui\/form\/(text|password|choice)-field\.tsx$/ },
]

export default defineConfig(({ command }) => ({
  // React Aria ships texts in thirty languages; English is its fallback.
  plugins: [withoutShapes(), optimizeLocales.vite({ locales: ['en-US', 'ko-KR'] }), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './src/render.ts' } } },
  },
  // One file starts faster, and bundles React's production build whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
