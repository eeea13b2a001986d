import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // All paths are known from the first load: no question to the server before a click on a link is followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
