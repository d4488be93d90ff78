import type { CompanyEventKind } from '@waymark/contract/companies/choices/companies';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { companyEventsKept } from './constants.ts';

interface CompanyEvent {
  companyId: string;
  userId: string;
  kind: CompanyEventKind;
  subjectId?: string;
  /** The subject's name as it is now; no name of a candidate, who may leave. */
  detail?: string;
}

/** Notes in the history of a company who did what, in the transaction that does it. */
export async function noteCompanyEvent(transaction: Kysely<Tables>, event: CompanyEvent): Promise<void> {
  const { companyId, userId, kind, subjectId, detail = '' } = event;
  await transaction
    .insertInto('company_events')
    .values({
      id: newId(),
      company_id: companyId,
      user_id: userId,
      kind,
      subject_id: subjectId ?? null,
      detail: detail.slice(0, 200),
    })
    .execute();
  await forgetOldest(transaction, companyId);
}

async function forgetOldest(transaction: Kysely<Tables>, companyId: string): Promise<void> {
  await sql`
    delete from company_events where company_id = ${companyId} and (created_at, id) <= (
      select created_at, id from company_events where company_id = ${companyId}
      order by created_at desc, id desc offset ${companyEventsKept} limit 1
    )
  `.execute(transaction);
}
