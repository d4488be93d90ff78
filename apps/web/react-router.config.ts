import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small: sending it with the page saves a request for each first visit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
