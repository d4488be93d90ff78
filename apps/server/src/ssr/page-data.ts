import { mapOwnTexts } from '@waymark/contract/office/own-text-places';
import { providerLabels } from '@waymark/contract/identity/choices';
import type { CategoryData } from '@waymark/contract/jobs/categories';
import type { LegalText } from '@waymark/contract/office/choices';
import type { LegalHistory } from '@waymark/contract/office/legal-versions';
import type { PageData } from '@waymark/contract/page-data';
import { createBlogData } from '../areas/content/blog/blog-cache.ts';
import { listComments } from '../areas/content/comments/queries.ts';
import { findIssue, listIssues } from '../areas/content/newsletter/queries.ts';
import { listBanners, pickBanner } from '../areas/content/banners/queries.ts';
import { listTestimonials } from '../areas/content/testimonials/queries.ts';
import { findTextChanges } from '../areas/identity/legal-versions/change-rules.ts';
import { findLegalVersion, listLegalVersions } from '../areas/identity/legal-versions/queries.ts';
import { listRetentionPeriods } from '../areas/lifecycle/privacy/rules.ts';
import { writeLegalTemplate } from '../areas/office/board-settings/rules.ts';
import { presentDraft, presentLook } from '../areas/office/look/presenter.ts';
import { findPreviewed } from '../areas/office/look/queries.ts';
import { StyleCache } from '../areas/office/look/style-cache.ts';
import { createBoardStatus } from '../areas/pages/board-status/status-cache.ts';
import { legalTemplateDay } from '../areas/office/board-settings/constants.ts';
import { createCategoryData } from '../areas/pages/job-pages/category-queries.ts';
import { createCompanyDirectory } from '../areas/pages/company-directory/page-queries.ts';
import { createLandingData } from '../areas/pages/job-pages/landing-queries.ts';
import { listPackages } from '../areas/payments/career-services/queries.ts';
import { priceTaxOf } from '../areas/payments/invoices/tax-rules.ts';
import { offersInvoices } from '../areas/payments/orders/rules.ts';
import { findShared } from '../areas/resumes/resume-sharing/queries.ts';
import type { JobIndex } from '../areas/search/job-search/job-index.ts';
import type { OffersCache } from '../areas/search/salaries/offers-cache.ts';
import { answerSalaries } from '../areas/search/salaries/queries.ts';
import { boardStyleOf, contactOf, operatorOf } from '../platform/board/board-rules.ts';
import { board } from '../platform/board/board.ts';
import { sayIn } from '../platform/languages/say-in.ts';
import { legalTexts } from '../platform/board/legal-texts.ts';
import { previewedLook } from '../platform/board/previewed-look.ts';
import type { Config } from '../platform/config.ts';
import { AppError } from '../platform/errors.ts';
import { Kept } from '../platform/kept.ts';
import { lastKnown } from '../platform/last-known.ts';
import { renderInThread, writePlainInThread } from '../platform/markdown/markdown-gateway.ts';
import { planCatalog } from '../platform/plans/plan-catalog.ts';
import type { Services } from '../platform/services.ts';

/** How much of the demo data is loaded; null when none is being loaded. */
export type LoadingState = () => { loaded: number; total: number } | null;

/**
 * The data that pages ask for, from the same queries as the API's. `forget` is called when the database calls out that
 * something has changed that no log records (`pagesChannel`).
 */
export function createPageData(
  services: Services,
  { index, offers }: { index: JobIndex; offers: OffersCache },
  loading: LoadingState,
): { pageData: PageData; forget: () => void } {
  const { database } = services;
  // While postings still load, search, postings and home are answered with what is there: they say so, and no cache keeps
  // them. Pages that cannot say so refuse, so that no search engine takes a list for empty.
  const { soFar } = index;
  const testimonials = new Kept(lastKnown(() => listTestimonials(database)));
  const banners = new Kept(lastKnown(() => listBanners(database)));
  const salaries = answerSalaries(offers, index);
  const blog = createBlogData(services, (postId) => listComments(database, postId));
  const pageData = answerUnavailable<PageData>({
    searchJobs: (search, pageSize) => soFar.search({ ...search, pageSize }),
    findJob: (jobId) => soFar.findJob(jobId),
    listRecentJobs: (page, pageSize) => soFar.listNewest(page, pageSize),
    listSimilarJobs: (jobId) => soFar.listSimilar(jobId),
    async getSiteStats() {
      const { isFilled } = index;
      const { jobs, companies } = await soFar.counts();
      const stats = { openJobs: jobs, companies: companies.hiring.length, loading: loading() };
      return isFilled ? stats : { ...stats, isLoading: true };
    },
    async countJobsByCategory() {
      const { facets } = await soFar.counts();
      return facets.category.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
    },
    categories: joinCategories(createCategoryData(database, index), createCategoryData(database, soFar)),
    landings: { ...createLandingData(soFar), getLanding: createLandingData(index).getLanding },
    salaries: {
      ...salaries,
      findSalaries: async (...given) => (board.has('payExplorer') ? salaries.findSalaries(...given) : null),
    },
    blog: { ...blog, listTeasers: async () => (board.has('blog') ? blog.listTeasers() : []) },
    newsletter: {
      listIssues: (page, pageSize) => listIssues(database, page, pageSize),
      findIssue: (slug) => findIssue(database, slug),
    },
    companies: { ...createCompanyDirectory(index), findCompany: soFar.findCompany },
    listTestimonials: () => testimonials.get(),
    findBanner: async (place) => pickBanner(await banners.get(), place),
    getContact: async () => contactOf(board.settings, services.config),
    getBoard: async () => describeBoard(services),
    ...homeData,
    ...createLookData(database),
    ...createLegalData(database),
    getStatus: createBoardStatus({ ...services, index }),
    getRetention: async () => listRetentionPeriods(services.config),
    listPackages: (language) => listPackages(database, services.config, language),
    isSharedResumeOpen: async (link) => (await findShared(database, link)) !== undefined,
    publicUrl: services.config.publicUrl,
  });
  const kept = [testimonials, banners];
  return { pageData, forget: () => kept.forEach((one) => one.forget()) };
}

const homeData: Pick<PageData, 'getHomeSections' | 'getHomeCategories'> = {
  getHomeSections: async () =>
    board.settings.homeSections.filter(({ shown }) => shown).map(({ section }) => section),
  getHomeCategories: async () => board.settings.homeCategories,
};

function createLegalData(
  database: Services['database'],
): Pick<PageData, 'getLegalText' | 'findLegalHistory'> {
  return {
    getLegalText: async (text) => {
      const { markdown, version } = legalTexts.current(text);
      return { html: await renderInThread(markdown), version };
    },
    findLegalHistory: (text, version) => findLegalHistory(database, text, version),
  };
}

/** The look that everybody sees, or the draft that the page under way is looked at with. */
function createLookData(database: Services['database']): Pick<PageData, 'getLook' | 'findPreviewedLook'> {
  const styles = new StyleCache();
  return {
    getLook: async (language) => {
      const draft = previewedLook.getStore();
      if (draft) return presentDraft(draft);
      const write = (text: string) => board.ownText(text, language);
      return presentLook(mapOwnTexts('look', board.settings.look, write), styles);
    },
    findPreviewedLook: (token) => findPreviewed(database, token),
  };
}

/** A version of a text, the one that holds by default, and what changed with it. */
async function findLegalHistory(
  database: Services['database'],
  text: LegalText,
  asked: string | undefined,
): Promise<LegalHistory | null> {
  const versions = await listLegalVersions(database, text);
  const at = asked === undefined ? 0 : versions.findIndex(({ version }) => version === asked);
  const shown = versions[at];
  const markdown = shown && (await findLegalVersion(database, text, shown.version));
  if (!shown || markdown === undefined) return null;
  const previous = versions[at + 1];
  const before = previous && (await findLegalVersion(database, text, previous.version));
  const changes =
    before === undefined
      ? null
      : findTextChanges(await writePlainInThread(before), await writePlainInThread(markdown));
  return { text, versions, shown: { ...shown, html: await renderInThread(markdown), changes } };
}

/** The category pages list all postings; beside other pages stand those loaded so far. */
function joinCategories(whole: CategoryData, soFar: CategoryData): CategoryData {
  const { listFeaturedCities, countBoard, listCompanies, listIndustries, listBusiestCountries } = soFar;
  return { ...whole, listFeaturedCities, countBoard, listCompanies, listIndustries, listBusiestCountries };
}

/** The board as all its pages show it. */
function describeBoard({ changes, config }: Services) {
  return {
    board: {
      ...board.shown,
      isReadOnly: changes.isAway,
      hasCheckout: config.checkout !== undefined,
      sellsPlans: config.checkout !== undefined || offersInvoices(board.settings, config),
      plans: planCatalog.changed,
      priceTax: priceTaxOf(board.settings.invoicing, new Date().toISOString().slice(0, 10)),
      pay: board.shownPay,
      ownTexts: board.shownTexts,
      signInProviders: config.signInProviders.map(({ key }) => key),
    },
    style: boardStyleOf(board.settings),
    snippet: board.settings.analytics,
  };
}

type Call = (...parameters: unknown[]) => unknown;

/**
 * The same data, whose functions reject with a 503 response while the service is unavailable: the router takes a
 * thrown response as the status of the page, and any other error as a 500.
 */
export function answerUnavailable<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([name, value]): [string, unknown] => {
    if (typeof value === 'function') return [name, answering(value as Call)];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isGroup ? answerUnavailable(value as object) : value];
  });
  return Object.fromEntries(entries) as Data;
}

function answering(call: Call): Call {
  return async (...parameters) => {
    try {
      return await call(...parameters);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable')
        throw new Response(null, { status: error.status, statusText: 'Service Unavailable' });
      throw error;
    }
  };
}

/** Fills terms, privacy and imprint from this board's settings and from the retention periods of all areas. */
export function provideLegalTemplates(config: Config): void {
  legalTexts.use({
    day: new Date(legalTemplateDay),
    write: (text) =>
      writeLegalTemplate(
        text,
        {
          name: board.settings.name,
          operator: operatorOf(board.settings, config),
          contact: contactOf(board.settings, config),
          periods: listRetentionPeriods(config),
          providers: config.signInProviders.map(({ key }) => providerLabels[key]),
        },
        sayIn(board.settings.languages.own),
      ),
  });
}
