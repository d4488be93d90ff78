import type { V1CompanyJob, V1CompanyJobDetail, V1JobState } from '@waymark/contract/integrations/v1-jobs';
import type { V1Application, V1ApplicationDetail } from '@waymark/contract/integrations/v1-people';
import type { Applicant } from '@waymark/contract/hiring/applicants';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { ManagedJob, ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { board } from '../../../platform/board/board.ts';
import { pickManagedFields } from '../../jobs/jobs/field-rules.ts';
import type { ApplicationRow, UpsertedRow } from './queries.ts';

/*
 * Each names its fields, so that what is added to a page of the board does not leave by the API as well.
 */

export function presentCompanyJob(job: ManagedJob): V1CompanyJob {
  return {
    id: job.id,
    title: job.title,
    language: job.language,
    places: job.places,
    status: job.status,
    waitsFor: job.waitsFor,
    moderationReason: job.moderationReason,
    publishAt: job.publishAt,
    postedAt: job.postedAt,
    deadline: job.deadline,
    closedOn: job.closedOn,
    applications: job.applications,
    views: job.views,
    confirmedAt: job.confirmedAt,
  };
}

export function presentCompanyJobDetail(job: ManagedJobDetail): V1CompanyJobDetail {
  return {
    ...presentCompanyJob(job),
    type: job.type,
    category: job.category,
    workMode: job.workMode,
    salary: job.salary,
    skills: job.skills,
    ...pickManagedFields(job),
    fields: job.fields,
    description: job.description,
  };
}

export function presentJobState({ id, status, waitsFor, publishAt, deadline }: ManagedJob): V1JobState {
  return { id, status, waitsFor, publishAt, deadline };
}

/** `newStageId`: the stage of applications that were never moved. */
export function presentApplication(row: ApplicationRow, newStageId: string): V1Application {
  return {
    id: row.id,
    jobId: row.job_id,
    jobTitle: row.title,
    stageId: row.stage_id ?? newStageId,
    version: row.stage_version,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    location: row.location,
    appliedAt: row.created_at.toISOString(),
  };
}

export function presentApplicationDetail(
  applicant: Applicant,
  job: { id: string; title: string },
): V1ApplicationDetail {
  return {
    id: applicant.id,
    jobId: job.id,
    jobTitle: job.title,
    stageId: applicant.stageId,
    version: applicant.version,
    firstName: applicant.firstName,
    lastName: applicant.lastName,
    email: applicant.email,
    emailConfirmed: applicant.emailConfirmed,
    phone: applicant.phone,
    location: applicant.location,
    appliedAt: applicant.appliedAt,
    experienceLevel: applicant.experienceLevel,
    coverLetter: applicant.coverLetter,
    resumeName: applicant.resumeName,
    answers: applicant.answers,
  };
}

export function presentCompany(company: PublicCompany) {
  const { id, name, website, industry, about, foundedOn, address, position, logoUrl, verification } = company;
  return { id, name, website, industry, about, foundedOn, address, position, logoUrl, verification };
}

export function presentUpserted(row: UpsertedRow) {
  return {
    id: row.id,
    externalId: row.source_id,
    companyId: row.company_id,
    title: row.title,
    status: row.status === 'expired' && row.closed_by_company ? ('closed' as const) : row.status,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The words that calls of this board may use. */
export function presentChoices() {
  return {
    categories: board.words.categories.listed.map(({ value, label, retired }) => ({ value, label, retired })),
    fields: board.words.ownFields.map((field) => ({ ...field, options: [...field.options] })),
  };
}
