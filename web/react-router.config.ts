import type { Config } from '@react-router/dev/config'
import { lightenManifest } from './light-manifest.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The routes are known from the first load, so navigation needs no manifest request; those of the back office load
  // with its pages.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => lightenManifest(reactRouterConfig.buildDirectory),
} satisfies Config
