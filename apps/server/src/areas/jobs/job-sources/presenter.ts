import type { JobSource, JobSourceDetail } from '@waymark/contract/jobs/job-sources';
import type { Say } from '@waymark/contract/text/say';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { readKept } from '../../../platform/languages/kept-message.ts';
import { stateOf } from './rules.ts';

export type SourceRow = Selectable<Tables['job_sources']>;

export interface ListedSource extends SourceRow {
  company_name: string | null;
  /** How many of its postings are open. */
  open: number;
  /** Why its last run is not whole; empty where it is. */
  remark: string;
}

export function presentSource(say: Say, row: ListedSource): JobSource {
  const { id, name, company_id: companyId, address, format } = row;
  return {
    id,
    name,
    company: companyId === null ? null : { id: companyId, name: row.company_name ?? '' },
    address,
    format,
    state: stateOf(row),
    isOn: row.is_on,
    everyHours: row.every_hours,
    open: row.open,
    waiting: row.waiting_closings.length,
    failure: say(readKept(row.failure)),
    remark: say(readKept(row.remark)),
    nextRunAt: row.next_run_at.toISOString(),
    isDue: row.next_run_at.getTime() <= Date.now(),
    succeededAt: row.succeeded_at?.toISOString() ?? null,
  };
}

export function presentSourceDetail(
  say: Say,
  row: ListedSource,
  rest: Pick<JobSourceDetail, 'closings' | 'runs'>,
): JobSourceDetail {
  return {
    ...presentSource(say, row),
    mapping: row.mapping === null ? '' : JSON.stringify(row.mapping, null, 2),
    employerName: row.employer_name,
    passesOn: row.passes_on,
    mirrors: row.mirrors,
    applications: row.applications,
    failures: row.failures,
    ...rest,
  };
}
