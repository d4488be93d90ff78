import type { ApplicationStatus } from '@waymark/contract/application-choices';
import type { Applicant, Application } from '@waymark/contract/applications';
import type { JobStatus } from '@waymark/contract/job-choices';
import type { JobCard, ManagedJob } from '@waymark/contract/jobs';

export interface ApplicationRow {
  id: string;
  job_id: string;
  job_status: JobStatus;
  status: ApplicationStatus;
  created_at: Date;
  resume_name: string;
}

/** An application as its candidate sees it. */
export function presentApplication(row: ApplicationRow, job: JobCard): Application {
  return {
    id: row.id,
    job: { ...job, open: row.job_status === 'active' },
    status: row.status,
    appliedAt: row.created_at.toISOString(),
    resumeName: row.resume_name,
  };
}

export interface ApplicantRow {
  id: string;
  first_name: string;
  last_name: string;
  job_title: string;
  location: string;
  email: string;
  phone: string;
  experience_level: string;
  cover_letter: string;
  status: ApplicationStatus;
  created_at: Date;
  resume_name: string;
}

/** An applicant as the employer sees them: what was sent with the application and how to answer. */
export function presentApplicant(row: ApplicantRow): Applicant {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    jobTitle: row.job_title,
    location: row.location,
    email: row.email,
    phone: row.phone,
    experienceLevel: row.experience_level,
    coverLetter: row.cover_letter,
    status: row.status,
    appliedAt: row.created_at.toISOString(),
    resumeName: row.resume_name,
  };
}

export interface ManagedJobRow {
  id: string;
  title: string;
  status: JobStatus;
  posted_at: Date | null;
  confirmed_at: Date;
  confirmation_asked_at: Date | null;
  applications: number;
}

/** A job as the table of /company-manage-job shows it (H-4). */
export function presentManagedJob(row: ManagedJobRow): ManagedJob {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    postedAt: row.posted_at?.toISOString() ?? null,
    applications: row.applications,
    confirmedAt: row.confirmed_at.toISOString(),
    askedToConfirm: row.confirmation_asked_at !== null && row.confirmation_asked_at >= row.confirmed_at,
  };
}
