import type { companySorts, workFields } from '../companies/directory-choices.ts';
import type { CompanySize } from '../companies/profile-choices.ts';
import type { CompanyPicture } from '../companies/media.ts';
import type { CompanyVerification } from '../companies/verification.ts';
import type { MapPosition } from '../places/map-position.ts';
import type { JobCard } from '../jobs/jobs.ts';
import type { Page } from '../pagination.ts';

/*
 * The public side of companies (I-10, H-2). Types and choices only: public pages import this file without the
 * validator.
 */

export type CompanySort = (typeof companySorts)[number]['value'];

/** A company in a list; unknown fields are empty. */
export interface CompanyCard {
  id: string;
  name: string;
  industry: string;
  size: CompanySize;
  /** Its location. */
  city: string;
  country: string;
  openJobs: number;
  /** In its largest size; null for none. */
  logoUrl: string | null;
}

export interface CompanySearch {
  /** Prefixes of words of the name, in any order; accents and case are ignored. */
  q: string;
  /** 'a' to 'z' or '0-9'; undefined for all. */
  letter: string | undefined;
  sort: CompanySort;
  page: number;
  pageSize: number;
}

export interface CompanySearchResult extends Page<CompanyCard> {
  /** Companies with an open job. */
  hiring: number;
  /** Companies by letter; names in other scripts have none. */
  letters: { value: string; count: number }[];
}

/** The public profile of a company; unknown fields are empty or null. */
export interface PublicCompany {
  id: string;
  name: string;
  website: string;
  industry: string;
  size: CompanySize;
  /** Plain text; empty lines separate paragraphs. */
  about: string;
  benefits: string[];
  /** YYYY-MM-DD */
  foundedOn: string | null;
  address: { street: string; zip: string; city: string; country: string };
  position: MapPosition | null;
  facebook: string;
  twitter: string;
  google: string;
  linkedin: string;
  /** In its largest size; null for none. */
  logoUrl: string | null;
  pictures: CompanyPicture[];
  /** The members who chose to be shown, the longest-serving first. */
  people: CompanyPerson[];
  verification: CompanyVerification | null;
}

interface CompanyPerson {
  name: string;
  title: string;
  pictureUrl: string | null;
}

/** A page of a company's open jobs by team. */
export interface CompanyJobs extends Page<JobCard> {
  /** The categories of all its open jobs, in the order of the list: the one with most jobs first. */
  teams: { category: string; jobs: number }[];
}

export type WorkField = (typeof workFields)[number]['value'];

/** A company that hires in a field. */
export interface FieldCompany extends CompanyCard {
  field: WorkField;
  /** Open jobs of this field. */
  fieldJobs: number;
}

/** The data of the company pages. */
export interface CompanyDirectory {
  /** Rejects with `{ code: 'not_found' }` when the page is beyond the last one. */
  searchCompanies(search: CompanySearch): Promise<CompanySearchResult>;
  /** By id or by the name in addresses; null when there is none. */
  findCompany(idOrSlug: string): Promise<PublicCompany | null>;
  /** Open jobs of a company by team, the newest of each first. Rejects as above. */
  listCompanyJobs(companyId: string, page: number): Promise<CompanyJobs>;
  /** The companies with most open jobs in a field; without one, of all fields in turn, each company once. */
  listFieldCompanies(field: WorkField | undefined): Promise<FieldCompany[]>;
}
