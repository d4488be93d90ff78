import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/index-redirect.tsx'),
  layout('routes/layout.tsx', [
    route('home', 'routes/home.tsx'),
    route('browse-job-filter-list', 'routes/browse-job-filter-list.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
