import type { VerificationMethod } from '@waymark/contract/companies/choices';
import type { CompanySize } from '@waymark/contract/companies/profile-choices';
import type { JobType, SalaryPeriod, WorkMode, JobStatus } from '@waymark/contract/jobs/choices';
import { currentCategory, type JobCategory } from '@waymark/contract/jobs/category-choices';
import type { CardFieldName } from '@waymark/contract/jobs/job-fields';
import type { JobCard, Place, Salary, JobDetail, JobQuestion } from '@waymark/contract/jobs/jobs';
import type { JobTranslation } from '@waymark/contract/jobs/translations';
import { type OwnValues } from '@waymark/contract/jobs/own-fields';
import type { MapPosition } from '@waymark/contract/places/map-position';
import { board } from '../../../platform/board/board.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';
import { presentVerification } from '../../companies/companies/presenter.ts';
import { codesOfRegion, countryName, foldPlace, type PlaceRow } from '../../places/places/rules.ts';
import { endOfDeadline } from '../../places/places/zone-rules.ts';
import { presentCardFields, presentFields, type FieldColumns } from './field-rules.ts';
import { presentOwnFields } from './own-field-rules.ts';
import { closedOn, comesFromFeed, isOfCompany } from './posting-rules.ts';
import { convertPay } from './rules.ts';

/** What a card shows of a job, as the tables hold it. */
export interface JobCardRow extends FieldColumns<CardFieldName> {
  id: string;
  title: string;
  company_id: string;
  company_name: string;
  company_logo_file_id: string | null;
  company_industry: string;
  company_size: CompanySize;
  place_ids: number[];
  work_mode: WorkMode | null;
  type: JobType | null;
  category: JobCategory;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: SalaryPeriod | null;
  skills: string[];
  posted_at: Date | null;
  featured_until: Date | null;
}

/** Places by id: those of a query, or those in memory. */
export interface KnownPlaces {
  get(id: number): Place | undefined;
}

/** A job by itself, as lists show it. A place that is not among `places` is left out. */
export function presentJobCard(row: JobCardRow, places: KnownPlaces): JobCard {
  return {
    id: row.id,
    title: row.title,
    company: {
      id: row.company_id,
      name: row.company_name,
      logoUrl: logoAddress(row.company_logo_file_id),
      industry: row.company_industry,
      size: row.company_size,
    },
    places: row.place_ids.flatMap((id) => presentPlace(places.get(id))),
    morePlaces: 0,
    openings: 1,
    workMode: row.work_mode,
    type: row.type,
    category: currentCategory(board.words, row.category),
    salary: presentSalary(row),
    skills: row.skills,
    postedAt: row.posted_at?.toISOString() ?? null,
    featured: row.featured_until !== null,
    ...presentCardFields(row),
  };
}

function presentPlace(place: Place | undefined): Place[] {
  if (!place) return [];
  const { city, region, countryCode, country } = place;
  return [{ city, region, countryCode, country }];
}

type SalaryRow = Pick<JobCardRow, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

/** A figure without its currency or period says nothing, so it is not shown. */
export function presentSalary(row: SalaryRow): Salary | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row;
  if (currency === null || period === null || (min === null && max === null)) return null;
  return { min, max, currency, period };
}

/** What a posting's page shows of it besides its card. */
export interface JobDetailColumns extends FieldColumns {
  status: JobStatus;
  source: string;
  /** Sanitised. */
  description: string;
  deadline: string | null;
  confirmed_at: Date;
  closed_at: Date | null;
  apply_url: string | null;
  applicant_countries: string[];
  /** Values of the board's own fields. */
  own_fields: OwnValues;
  attachment_name: string | null;
  attachment_size: number | null;
  translations: JobTranslation[];
}

/** What it shows of the company. */
export interface JobCompanyColumns {
  website: string;
  about: string;
  industry: string;
  website_host: string;
  verified_at: Date | null;
  verified_by: VerificationMethod | null;
  /** Whether the employer works with applicants here. */
  members: boolean;
}

export type JobDetailRow = JobCardRow & JobDetailColumns & JobCompanyColumns;

/** A posting as its page shows it. A place that is not among `places` is left out. */
export function presentJobDetail(
  row: JobDetailRow,
  questions: readonly JobQuestion[],
  places: { get(id: number): PlaceRow | undefined },
): JobDetail {
  const card = presentJobCard(row, places);
  const located = row.place_ids.flatMap((id) => places.get(id) ?? []);
  return {
    ...card,
    status: row.status,
    description: row.description,
    ...presentFields(row),
    deadline: row.deadline,
    closesAt: row.deadline === null ? null : endOfDeadline(row.deadline, located),
    confirmedAt: row.confirmed_at.toISOString(),
    closedOn: closedOn(row),
    positions: located.map(presentPosition),
    regionCountries: countriesOfRegions(located),
    otherOpenings: [],
    converted: convertPay(card.salary, board.words.pay),
    cameFrom: presentOrigin(row),
    applyUrl: row.apply_url,
    applicantCountries: row.applicant_countries,
    attachment: presentAttachment(row),
    translations: row.translations,
    ownFields: presentOwnFields(row.own_fields, board.words.ownFields, board.locale),
    questions: [...questions],
    // The board takes no applications if an employer’s form or source sends people elsewhere.
    acceptsApplications: row.members && !(isOfCompany(row.source) && row.apply_url !== null),
    companyDetail: {
      id: row.company_id,
      name: row.company_name,
      website: row.website,
      about: row.about,
      industry: row.industry,
      verification: presentVerification(row),
    },
  };
}

/** The host that a posting from elsewhere leads to. */
function presentOrigin({ source, apply_url: url }: JobDetailColumns): JobDetail['cameFrom'] {
  const host = comesFromFeed(source) && url !== null ? URL.parse(url)?.hostname : undefined;
  return host ? { host: host.replace(/^www\./, '') } : null;
}

function presentAttachment(row: JobDetailColumns): JobDetail['attachment'] {
  const { attachment_name: name, attachment_size: size } = row;
  return name === null || size === null ? null : { name, size };
}

function countriesOfRegions(places: readonly PlaceRow[]): string[] {
  const codes = places.flatMap(({ countryCode, region }) =>
    countryCode === '' ? (codesOfRegion(foldPlace(region)) ?? []) : [],
  );
  return [...new Set(codes)].map(countryName);
}

function presentPosition({ latitude, longitude }: PlaceRow): MapPosition | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
