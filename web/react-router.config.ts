import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the first load, so navigation needs no manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
