import type { BoardStatus } from './pages/board-status.ts';
import type { BlogData } from './content/posts.ts';
import type { CategoryData } from './jobs/categories.ts';
import type { CompanyDirectory } from './pages/company-directory.ts';
import type { LegalText, PublicBoard } from './office/choices/board.ts';
import type { ContactDetails } from './content/contact.ts';
import type { Package } from './payments/career-services.ts';
import type { JobCard, JobDetail, JobSearch, JobSearchResult } from './jobs/jobs.ts';
import type { LandingData } from './pages/landings.ts';
import type { NewsletterData } from './content/archive.ts';
import type { RetentionPeriods } from './lifecycle/retention.ts';
import type { SalaryData } from './search/salaries.ts';
import type { Testimonial } from './content/testimonials.ts';

/** What the pages say of the whole board; counted, never claimed (I-1). */
export interface SiteStats {
  openJobs: number;
  companies: number;
  /** Present while demo data is still being loaded. */
  loading: { loaded: number; total: number } | null;
}

/**
 * What server-rendered pages may ask of the server. The server hands an implementation to the router's
 * load context; it runs the same queries as the REST API, in-process and as a guest.
 */
export interface PageData {
  /** Rejects with a PageOutOfRange-like `{ code: 'not_found' }` error when the page is beyond the last one. */
  searchJobs(search: JobSearch): Promise<JobSearchResult>;
  /** Null when there is no such public job. A closed job is returned with its status. */
  findJob(jobId: string): Promise<JobDetail | null>;
  /** Newest open jobs. */
  listRecentJobs(page: number, pageSize: number): Promise<{ jobs: JobCard[]; total: number }>;
  /** Open jobs like the given one: same category, nearest in place, newest first. */
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
  /** The newest first; none where nobody has said anything yet. */
  listTestimonials(): Promise<Testimonial[]>;
  /** How to reach the people behind the board (J-4). */
  getContact(): Promise<ContactDetails>;
  /** What every page is told of the board, and the properties of its style that are its own. */
  getBoard(): Promise<{ board: PublicBoard; style: Readonly<Record<string, string>> | undefined }>;
  /** The categories that come first on the home page. */
  getHomeCategories(): Promise<readonly string[]>;
  /** As sanitised HTML: what staff has written, else the board's template. */
  getLegalText(text: LegalText): Promise<{ html: string; version: string }>;
  /** How the board does; a few seconds old. Answers whatever is away. */
  getStatus(): Promise<BoardStatus>;
  /** By which periods what is kept of people is deleted. */
  getRetention(): Promise<RetentionPeriods>;
  /** What career services sell, in the order of the list; its first is never shown (D-1). */
  listPackages(): Promise<Package[]>;
  /** Whether a public link to a resume opens anything at this moment. */
  isSharedResumeOpen(link: string): Promise<boolean>;
  /** The origin under which the product is reached, for canonical links; no slash at the end. */
  publicUrl: string;
}
