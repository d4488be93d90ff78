import { jobSearchRoutes } from './job-search/routes.ts';
import { synonymRoutes } from './synonyms/routes.ts';

/** Routes below `/api`. */
export const routes = [jobSearchRoutes, synonymRoutes];
