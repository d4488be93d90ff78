import type { ManagedFieldName } from '@waymark/contract/jobs/job-fields';
import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import type { JobStatus } from '@waymark/contract/jobs/choices';
import type { PostingModeration } from '@waymark/contract/posting/moderation-choices';
import type { ManagedJob, ManagedJobDetail } from '@waymark/contract/posting/managed-jobs';
import { presentManagedFields, type FieldColumns } from '../../jobs/jobs/field-rules.ts';
import { closedOn, comesFromFeed } from '../../jobs/jobs/posting-rules.ts';
import { presentJobCard, type JobCardRow, type KnownPlaces } from '../../jobs/jobs/presenter.ts';

export interface ManagedJobRow extends JobCardRow {
  status: JobStatus;
  source: string;
  closed_by_company: boolean;
  deadline: string | null;
  closed_at: Date | null;
  trashed_at: Date | null;
  confirmed_at: Date;
  confirmation_asked_at: Date | null;
  awaits_payment: boolean;
  awaits_approval: boolean;
  moderation: PostingModeration | null;
  moderation_reason: string;
  publish_at: Date | null;
  applications: number;
  new_applications: number;
  views: number;
  starred: boolean;
  unread: boolean;
  is_changeable: boolean;
}

export interface ManagedDetailRow extends ManagedJobRow, FieldColumns<ManagedFieldName> {
  /** Sanitised. */
  description: string;
  own_fields: OwnValues;
}

/** For viewers of the current company every change would be refused, whichever company the job belongs to. */
export function withoutChanges<Job extends ManagedJob>(job: Job): Job {
  return { ...job, isChangeable: false, isEditable: false };
}

/** A job as the table of /company-manage-job shows it (H-4). */
export function presentManagedJob(row: ManagedJobRow, known: KnownPlaces): ManagedJob {
  const { company, places, postedAt } = presentJobCard(row, known);
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    company,
    places,
    status: row.status === 'expired' && row.closed_by_company ? 'closed' : row.status,
    waitsFor: row.status === 'pending' ? waitsFor(row) : null,
    moderationReason: row.moderation_reason,
    publishAt: row.publish_at?.toISOString() ?? null,
    postedAt,
    deadline: row.deadline,
    closedOn: closedOn(row),
    trashedAt: row.trashed_at?.toISOString() ?? null,
    applications: row.applications,
    newApplications: row.new_applications,
    views: row.views,
    starred: row.starred,
    unread: row.unread,
    isChangeable: row.is_changeable,
    isEditable: row.is_changeable && isEditable(row),
    confirmedAt: row.confirmed_at.toISOString(),
    askedToConfirm: row.confirmation_asked_at !== null && row.confirmation_asked_at >= row.confirmed_at,
  };
}

function isEditable({ status, source, trashed_at: trashedAt }: ManagedJobRow): boolean {
  return (status === 'active' || status === 'pending') && trashedAt === null && !comesFromFeed(source);
}

/** The next required step comes first. */
function waitsFor(row: ManagedJobRow): ManagedJob['waitsFor'] {
  if (row.moderation !== null) return row.moderation;
  if (row.awaits_payment) return 'payment';
  if (row.awaits_approval) return 'approval';
  return row.publish_at ? 'day' : 'company';
}

type Activity = Pick<ManagedJobDetail, 'days' | 'sources'>;

export function presentManagedDetail(
  row: ManagedDetailRow,
  known: KnownPlaces,
  activity: Activity,
): ManagedJobDetail {
  const { category, type, workMode, salary, skills } = presentJobCard(row, known);
  return {
    ...presentManagedJob(row, known),
    category,
    type,
    workMode,
    salary,
    skills,
    description: row.description,
    ...presentManagedFields(row),
    fields: row.own_fields,
    ...activity,
  };
}
