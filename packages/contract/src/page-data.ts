import type { CategoryData } from './categories.ts';
import type { CompanyDirectory } from './company-directory.ts';
import type { ContactDetails } from './contact.ts';
import type { Package } from './career-services.ts';
import type { JobCard, JobDetail, JobSearch, JobSearchResult } from './jobs.ts';
import type { LandingData } from './landings.ts';
import type { SiteStats } from './site.ts';
import type { Testimonial } from './testimonials.ts';

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
  companies: CompanyDirectory;
  landings: LandingData;
  /** The newest first; none where nobody has said anything yet. */
  listTestimonials(): Promise<Testimonial[]>;
  /** How to reach the people behind the product (J-4). */
  contact: ContactDetails;
  /** What career services sell, in the order of the list; its first is never shown (D-1). */
  listPackages(): Promise<Package[]>;
  /** The origin under which the product is reached, for canonical links; no slash at the end. */
  publicUrl: string;
}
