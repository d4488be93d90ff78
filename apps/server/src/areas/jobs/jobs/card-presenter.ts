import type { JobCategory, JobType, SalaryPeriod, WorkMode } from '@waymark/contract/jobs/choices/jobs';
import type { JobCard, Place, Salary } from '@waymark/contract/jobs/jobs';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';

/** What a card shows of a job, as the tables hold it. */
export interface JobCardRow {
  id: string;
  title: string;
  company_id: string;
  company_name: string;
  company_logo_file_id: string | null;
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
}

/** Places by id: those of a query, or those in memory. */
export interface KnownPlaces {
  get(id: number): Place | undefined;
}

/** A job as lists show it. A place that is not among `places` is left out. */
export function presentJobCard(row: JobCardRow, places: KnownPlaces): JobCard {
  return {
    id: row.id,
    title: row.title,
    company: {
      id: row.company_id,
      name: row.company_name,
      logoUrl: logoAddress(row.company_logo_file_id),
    },
    places: row.place_ids.flatMap((id) => presentPlace(places.get(id))),
    workMode: row.work_mode,
    type: row.type,
    category: row.category,
    salary: presentSalary(row),
    skills: row.skills,
    postedAt: row.posted_at?.toISOString() ?? null,
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
