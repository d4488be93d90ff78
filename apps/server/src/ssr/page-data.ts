import type { PageData } from '@waymark/contract/page-data';
import { createBlogData } from '../areas/content/blog/blog-cache.ts';
import { listComments } from '../areas/content/comments/queries.ts';
import { findIssue, listIssues } from '../areas/content/newsletter/queries.ts';
import { listTestimonials } from '../areas/content/testimonials/queries.ts';
import { listRetentionPeriods } from '../areas/lifecycle/privacy/rules.ts';
import { renderLegalText } from '../areas/office/board-settings/rules.ts';
import { createBoardStatus } from '../areas/pages/board-status/status-cache.ts';
import { createCompanyDirectory } from '../areas/pages/company-directory/page-queries.ts';
import { createCategoryData } from '../areas/pages/job-pages/category-queries.ts';
import { createLandingData } from '../areas/pages/job-pages/landing-queries.ts';
import { listPackages } from '../areas/payments/career-services/queries.ts';
import { findShared } from '../areas/resumes/resume-sharing/queries.ts';
import type { JobIndex } from '../areas/search/job-search/job-index.ts';
import type { OffersCache } from '../areas/search/salaries/offers-cache.ts';
import { answerSalaries } from '../areas/search/salaries/queries.ts';
import { boardStyleOf, contactOf, publicBoardOf } from '../platform/board/board-rules.ts';
import { board } from '../platform/board/board.ts';
import { legalTexts } from '../platform/board/legal-texts.ts';
import { lastKnown } from '../platform/last-known.ts';
import type { Services } from '../platform/services.ts';
import { answerUnavailable } from './answer-unavailable.ts';

/** How far the demo data is; null when nothing is being loaded. */
export type LoadingState = () => { loaded: number; total: number } | null;

/** What pages ask for, answered by the same queries as the API's. */
export function createPageData(
  services: Services,
  { index, offers }: { index: JobIndex; offers: OffersCache },
  loading: LoadingState,
): PageData {
  const { database } = services;
  return answerUnavailable({
    searchJobs: (search) => index.search(search),
    findJob: (jobId) => index.findJob(jobId),
    listRecentJobs: (page, pageSize) => index.listNewest(page, pageSize),
    listSimilarJobs: (jobId) => index.listSimilar(jobId),
    async getSiteStats() {
      const { jobs, companies } = await index.counts();
      return { openJobs: jobs, companies: companies.hiring.length, loading: loading() };
    },
    async countJobsByCategory() {
      const { facets } = await index.counts();
      return facets.category.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
    },
    categories: createCategoryData(database, index),
    landings: createLandingData(index),
    salaries: answerSalaries(offers, index),
    blog: createBlogData(services, (postId) => listComments(database, postId)),
    newsletter: {
      listIssues: (page, pageSize) => listIssues(database, page, pageSize),
      findIssue: (slug) => findIssue(database, slug),
    },
    companies: createCompanyDirectory(index),
    listTestimonials: lastKnown(() => listTestimonials(database)),
    getContact: async () => contactOf(board.settings, services.config),
    getBoard: async () => ({
      board: {
        ...publicBoardOf(board.settings),
        isReadOnly: services.changes.isAway,
        hasCheckout: services.config.checkout !== undefined,
      },
      style: boardStyleOf(board.settings),
    }),
    getHomeCategories: async () => board.settings.homeCategories,
    getLegalText: async (text) => {
      const { markdown, version } = legalTexts.current(text);
      return { html: renderLegalText(markdown), version };
    },
    getStatus: createBoardStatus({ ...services, index }),
    getRetention: async () => listRetentionPeriods(services.config),
    listPackages: () => listPackages(database, services.config),
    isSharedResumeOpen: async (link) => (await findShared(database, link)) !== undefined,
    publicUrl: services.config.publicUrl,
  });
}
