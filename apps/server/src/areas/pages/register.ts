import type { App } from '../../platform/http/app.ts';
import { listSalaryAddresses } from '../search/salaries/queries.ts';
import type { OpenSearch } from '../search/salaries/offers-cache.ts';
import { sitemapRoutes } from './job-pages/sitemap-routes.ts';
import { sharePictureRoutes } from './share-pictures/routes.ts';

/** Beside the API: where every page is, and what a link to one shows. */
export const files = [
  (app: App, { services, index, offers }: OpenSearch) =>
    sitemapRoutes(app, services, index, () => listSalaryAddresses(offers)),
  (app: App, { services, index }: OpenSearch) => sharePictureRoutes(app, services, index),
];
