import type { JobStatus } from '@waymark/contract/jobs/choices/jobs';
import { sql, type RawBuilder } from 'kysely';

/** What `jobState` holds; moments in UTC, without a zone. */
export interface JobState {
  status: JobStatus;
  closed_by_company: boolean;
  deadline: string | null;
  trashed_at: string | null;
  confirmed_at: string;
  closed_at: string | null;
  /** Why staff closed it; changes that were kept before it was part of the state lack it. */
  moderation_reason?: string;
}

/** Of a job: what changing it here changes, so that it can be told whether somebody has changed it since. */
export const jobState: RawBuilder<unknown> = sql`jsonb_build_object(
  'status', jobs.status, 'closed_by_company', jobs.closed_by_company, 'deadline', jobs.deadline,
  'trashed_at', jobs.trashed_at at time zone 'UTC', 'confirmed_at', jobs.confirmed_at at time zone 'UTC',
  'closed_at', jobs.closed_at at time zone 'UTC', 'moderation_reason', jobs.moderation_reason
)`;

/** Of a member's mark, of which there may be none yet. */
export const markState: RawBuilder<unknown> = sql`jsonb_build_object(
  'starred', coalesce(marks.starred, false), 'unread', coalesce(marks.unread, false),
  'read_at', marks.read_at at time zone 'UTC'
)`;
