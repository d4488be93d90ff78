import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // A page names its own routes; those of linked pages are requested after it has loaded.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
