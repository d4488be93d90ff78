import type {
  ApplicantResume,
  CandidateCard,
  CandidateDetail,
  CandidateProfile,
  CandidateView,
  HourlyRate,
} from '@waymark/contract/hiring/candidates';
import type { JobType } from '@waymark/contract/jobs/choices';
import type { JobCategory } from '@waymark/contract/jobs/category-choices';
import type { Place } from '@waymark/contract/jobs/jobs';
import { fullName, shortName } from '@waymark/contract/text/format';

interface RateRow {
  rate_amount: number | null;
  rate_currency: string | null;
}

export interface CandidateCardRow extends RateRow {
  id: string;
  number: number;
  first_name: string;
  last_name: string;
  headline: string;
  location: string;
  types: JobType[];
  category: JobCategory;
  skills: string[];
  is_remote_wished: boolean;
  has_resume: boolean;
  is_saved: boolean;
  /** Whether the person has turned to the company. */
  is_known: boolean;
  updated_at: Date;
}

const rateOf = ({ rate_amount: amount, rate_currency: currency }: RateRow): HourlyRate | null =>
  amount !== null && currency !== null ? { amount, currency } : null;

export function presentCard(row: CandidateCardRow): CandidateCard {
  const { first_name: first, last_name: last } = row;
  return {
    id: row.id,
    name: row.is_known ? fullName(first, last) : shortName(first, last),
    headline: row.headline,
    location: row.location,
    types: row.types,
    category: row.category,
    skills: row.skills,
    remote: row.is_remote_wished,
    hourlyRate: rateOf(row),
    hasResume: row.has_resume,
    saved: row.is_saved,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentDetail(
  row: CandidateCardRow & { summary: string },
  appliedTo: CandidateDetail['appliedTo'],
): CandidateDetail {
  return { ...presentCard(row), summary: row.summary, appliedTo };
}

export interface CandidateProfileRow extends RateRow {
  is_visible: boolean;
  resume_id: string | null;
  headline: string;
  summary: string;
  location: string;
  types: JobType[];
  category: JobCategory;
  skills: string[];
  is_remote_wished: boolean;
  updated_at: Date;
}

/** What the owner of a profile says in it. */
export function presentProfile(
  row: CandidateProfileRow,
  {
    place,
    excludedCompanies,
    hiddenBecause,
  }: Pick<CandidateProfile, 'place' | 'excludedCompanies' | 'hiddenBecause'>,
): CandidateProfile {
  return {
    visible: row.is_visible,
    hiddenBecause,
    resumeId: row.resume_id,
    headline: row.headline,
    summary: row.summary,
    location: row.location,
    place,
    types: row.types,
    category: row.category,
    skills: row.skills,
    remote: row.is_remote_wished,
    hourlyRate: rateOf(row),
    excludedCompanies,
    version: row.updated_at.toISOString(),
  };
}

export const presentPlace = ({ city, region, countryCode, country }: Place): Place => ({
  city,
  region,
  countryCode,
  country,
});

export interface CandidateViewRow {
  company_id: string;
  company_name: string;
  day: string;
  viewed_at: Date;
  resume_read: boolean;
}

export function presentView(row: CandidateViewRow): CandidateView {
  return {
    company: { id: row.company_id, name: row.company_name },
    day: row.day,
    viewedAt: row.viewed_at.toISOString(),
    resumeRead: row.resume_read,
  };
}

export interface ApplicantResumeRow {
  application_id: string;
  first_name: string;
  last_name: string;
  job_title: string;
  location: string;
  resume_name: string;
  created_at: Date;
  jobs: { id: string; title: string }[];
  job_count: number;
}

export function presentApplicantResume(row: ApplicantResumeRow): ApplicantResume {
  return {
    applicationId: row.application_id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    location: row.location,
    resumeName: row.resume_name,
    appliedAt: row.created_at.toISOString(),
    jobs: row.jobs,
    jobCount: row.job_count,
  };
}
