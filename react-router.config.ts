// Configuration of React Router: application folder, server rendering and route discovery.

import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
