import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // A page brings the routes that it is made of; those that it links to are asked for behind it.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
