import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/index-redirect.tsx'),
  layout('routes/layout.tsx', [
    route('home', 'routes/home.tsx'),
    route('job-detail', 'routes/job-detail.tsx'),
    route('browse-job-filter-list', 'routes/browse-job-filter-list.tsx'),
    route('jobs-profile', 'routes/jobs-profile.tsx'),
    route('jobs-applied-job', 'routes/jobs-applied-job.tsx'),
    route('company-manage-job', 'routes/company-manage-job.tsx'),
  ]),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('set-password', 'routes/set-password.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
