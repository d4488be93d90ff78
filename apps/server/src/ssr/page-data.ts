import type { PageData } from '@waymark/contract/page-data';
import { listPackages } from '../modules/career-services/queries.ts';
import { listTestimonials } from '../modules/contact/testimonial-queries.ts';
import { createCategoryData } from '../modules/jobs/category-queries.ts';
import { createCompanyDirectory } from '../modules/jobs/company-directory-queries.ts';
import { findJob } from '../modules/jobs/detail-queries.ts';
import type { JobIndex } from '../modules/jobs/index-queries.ts';
import { createLandingData } from '../modules/jobs/landing-queries.ts';
import { listRecentJobs, searchJobs } from '../modules/jobs/search-queries.ts';
import { listSimilarJobs } from '../modules/jobs/similar-queries.ts';
import type { Services } from '../platform/services.ts';

/** How far the demo data is; null when nothing is being loaded. */
export type LoadingState = () => { loaded: number; total: number } | null;

/** What pages ask for, answered by the same queries as the API's. */
export function createPageData(services: Services, index: JobIndex, loading: LoadingState): PageData {
  const { database } = services;
  return {
    searchJobs: (search) => searchJobs(database, index, search),
    findJob: (jobId) => findJob(database, jobId),
    listRecentJobs: (page, pageSize) => listRecentJobs(database, index, page, pageSize),
    listSimilarJobs: (jobId) => listSimilarJobs(database, index, jobId),
    async getSiteStats() {
      await index.ready;
      return { openJobs: index.columns.size, companies: index.columns.countHiring(), loading: loading() };
    },
    async countJobsByCategory() {
      await index.ready;
      return index
        .unfilteredFacets(Date.now())
        .category.filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count);
    },
    categories: createCategoryData(database, index),
    landings: createLandingData(database, index),
    companies: createCompanyDirectory(database, index),
    listTestimonials: () => listTestimonials(database),
    contact: services.config.contact,
    listPackages: () => listPackages(database, services.config),
    publicUrl: services.config.publicUrl,
  };
}
