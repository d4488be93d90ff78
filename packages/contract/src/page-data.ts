import type { Language } from './text/languages.ts';
import type { PublicBoard } from './all-settings.ts';
import type { AnalyticsSnippet } from './office/settings.ts';
import type { NewsletterData } from './content/archive.ts';
import type { ContactDetails } from './content/contact.ts';
import type { BlogData } from './content/posts.ts';
import type { Banner } from './content/banners.ts';
import type { BannerPlace } from './content/choices.ts';
import type { Testimonial } from './content/testimonials.ts';
import type { CategoryData } from './jobs/categories.ts';
import type { JobCard, JobDetail, JobSearch, JobSearchResult } from './jobs/jobs.ts';
import type { RetentionPeriods } from './lifecycle/retention.ts';
import type { LegalText } from './office/choices.ts';
import type { LegalHistory } from './office/legal-versions.ts';
import type { LookDraft } from './office/look.ts';
import type { PublicLook } from './office/look-choices.ts';
import type { HomeSectionKind } from './pages/site-choices.ts';
import type { BoardStatus } from './pages/board-status.ts';
import type { CompanyDirectory } from './pages/company-directory.ts';
import type { LandingData } from './pages/landings.ts';
import type { Package } from './payments/career-services.ts';
import type { SalaryData } from './search/salaries.ts';

/** The counts of the whole board (I-1). */
export interface SiteStats {
  openJobs: number;
  companies: number;
  /** Present while demo data is still being loaded. */
  loading: { loaded: number; total: number } | null;
  /** Present while the search is still loading postings: the counts are not complete yet. */
  isLoading?: true;
}

/**
 * The data of server-rendered pages. The server puts an implementation into the router's load context; it runs the
 * same queries as the REST API, in-process and as a guest.
 */
export interface PageData {
  /** Rejects with a PageOutOfRange-like `{ code: 'not_found' }` error when the page is beyond the last one. */
  searchJobs(search: JobSearch, pageSize?: number): Promise<JobSearchResult>;
  /** Null when there is no such public job. A closed job is returned with its status. */
  findJob(jobId: string): Promise<JobDetail | null>;
  /** Newest open jobs. */
  listRecentJobs(page: number, pageSize: number): Promise<{ jobs: JobCard[]; total: number }>;
  /** Similar open jobs: same category, nearest place, newest first. */
  listSimilarJobs(jobId: string): Promise<JobCard[]>;
  getSiteStats(): Promise<SiteStats>;
  /** Open jobs by category, most first. */
  countJobsByCategory(): Promise<{ value: string; count: number }[]>;
  categories: CategoryData;
  blog: BlogData;
  newsletter: NewsletterData;
  companies: CompanyDirectory;
  landings: LandingData;
  salaries: SalaryData;
  /** The newest first. */
  listTestimonials(): Promise<Testimonial[]>;
  /** What is advertised to guests today in a place; null for nothing. */
  findBanner(place: BannerPlace): Promise<Banner | null>;
  /** The contact details of the operator (J-4). */
  getContact(): Promise<ContactDetails>;
  /** The settings that every page carries, and the style properties of the board. */
  getBoard(): Promise<{
    board: PublicBoard;
    style: Readonly<Record<string, string>> | undefined;
    /** The script that counts visits; null for none. */
    snippet: AnalyticsSnippet | null;
  }>;
  /** The sections of the home page that are shown, in order. */
  getHomeSections(): Promise<readonly HomeSectionKind[]>;
  /** The chosen categories of the home page. */
  getHomeCategories(): Promise<readonly string[]>;
  /** The operator's look as the page shows it: the public one, or the draft that is looked at. */
  getLook(language: Language): Promise<PublicLook>;
  /** The draft that a link shows; null where the link has ended. */
  findPreviewedLook(token: string): Promise<LookDraft | null>;
  /** Sanitised HTML: the text of staff, or else the board's template. */
  getLegalText(text: LegalText): Promise<{ html: string; version: string }>;
  /** A version of such a text, the one that holds by default; null for one that there never was. */
  findLegalHistory(text: LegalText, version?: string): Promise<LegalHistory | null>;
  /** The public status, a few seconds old. It answers also when parts are away. */
  getStatus(): Promise<BoardStatus>;
  /** The retention periods of personal data. */
  getRetention(): Promise<RetentionPeriods>;
  /** The packages of career services, in order; the first is never shown (D-1). */
  listPackages(language: Language): Promise<Package[]>;
  /** Whether a public link to a resume works now. */
  isSharedResumeOpen(link: string): Promise<boolean>;
  /** The public origin, for canonical links; without a trailing slash. */
  publicUrl: string;
}
