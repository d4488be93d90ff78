import { board } from '../../../platform/board/board.ts';
import type { CompanyEventKind } from '@waymark/contract/companies/choices';
import type { CompanyHistory, CompanyEvent } from '@waymark/contract/companies/history';
import { fullName } from '@waymark/contract/text/format';
import type { Say } from '@waymark/contract/text/say';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import { eventSentences } from './history-rules.ts';

const pageSize = 25;

/**
 * A page of the company’s history, newest first. Throws `not_found` beyond the last page. Only colleagues
 * are named, never candidates.
 */
export async function listHistory(
  say: Say,
  database: Database,
  companyId: string,
  page: number,
): Promise<CompanyHistory> {
  const { total } = await database
    .selectFrom('company_events')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await selectEvents(database)
    .where('event.company_id', '=', companyId)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { data: rows.map((row) => presentEvent(say, row)), total, page, pageSize };
}

/** The events of companies with the names of who acted and of the colleague concerned. */
export function selectEvents(database: Database) {
  return database
    .selectFrom('company_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.user_id')
    .leftJoin('users as colleague', (join) =>
      join.onRef('colleague.id', '=', 'event.subject_id').on('colleague.role', '=', 'employer'),
    )
    .select(['event.id', 'event.kind', 'event.detail', 'event.created_at', 'event.user_id'])
    .select(['actor.first_name', 'actor.last_name'])
    .select(['colleague.first_name as colleague_first_name', 'colleague.last_name as colleague_last_name'])
    .select('event.subject_id');
}

interface EventRow {
  id: string;
  kind: CompanyEventKind;
  detail: string;
  created_at: Date;
  user_id: string | null;
  subject_id: string | null;
  first_name: string | null;
  last_name: string | null;
  colleague_first_name: string | null;
  colleague_last_name: string | null;
}

function presentEvent(say: Say, row: EventRow): CompanyEvent {
  return {
    id: row.id,
    kind: row.kind,
    who: nameOf(row.first_name, row.last_name),
    what: describeEvent(say, row),
    at: row.created_at.toISOString(),
  };
}

/** An event in one sentence. */
export function describeEvent(say: Say, row: EventRow): string {
  const { kind } = row;
  // Names of stages are often the board's.
  const detail = /^(?:stage-|applicants-moved$)/.test(kind)
    ? board.ownText(row.detail, say.language)
    : row.detail;
  const isOwn = row.user_id !== null && row.user_id === row.subject_id;
  const who = nameOf(row.first_name, row.last_name) ?? say`A former member`;
  const colleague = nameOf(row.colleague_first_name, row.colleague_last_name) ?? say`a former colleague`;
  return say(eventSentences[kind]({ who, colleague, isOwn, detail })).trim();
}

function nameOf(first: string | null, last: string | null): string | null {
  return first === null ? null : fullName(first, last);
}
