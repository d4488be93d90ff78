import type { AdFinding } from '@waymark/contract/jobs/ad-rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** A posting as `jobs` names it, before there is one too. */
interface AskedPosting {
  source: string;
  sourceId: string;
  companyId: string;
}

/** Longer than any of the laws has it kept: five years in Illinois. */
const keptYears = 6;

/** Notes that an employer was asked; what was noted before stays as it was. */
export async function noteAsked(
  database: Database,
  posting: AskedPosting,
  findings: readonly AdFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  await database
    .insertInto('ad_rule_notices')
    .values(findings.map(({ id }) => rowOf(posting, id)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes with what of it an ad was published, and of what was asked before that it now has. */
export async function notePublished(
  transaction: Database,
  posting: AskedPosting,
  findings: readonly AdFinding[],
): Promise<void> {
  const ids = findings.map(({ id }) => id);
  await transaction
    .updateTable('ad_rule_notices')
    .set({ met_at: sql`now()`, published_at: null, answer: null })
    .where('source', '=', posting.source)
    .where('source_id', '=', posting.sourceId)
    .where('met_at', 'is', null)
    .where((where) => where.not(where('rule', '=', where.fn.any(where.val(ids)))))
    .execute();
  if (ids.length === 0) return;
  const published = { published_at: sql<Date>`now()`, met_at: null };
  await transaction
    .insertInto('ad_rule_notices')
    .values(findings.map(({ id, answer }) => ({ ...rowOf(posting, id), ...published, answer })))
    .onConflict((conflict) =>
      conflict.columns(['source', 'source_id', 'rule']).doUpdateSet((row) => ({
        ...published,
        answer: row.ref('excluded.answer'),
        company_id: row.ref('excluded.company_id'),
      })),
    )
    .execute();
}

const rowOf = ({ source, sourceId, companyId }: AskedPosting, rule: string) => ({
  source,
  source_id: sourceId,
  rule,
  company_id: companyId,
});

/** Notices whose time is over. */
export async function forgetOldNotices(database: Database, now = new Date()): Promise<void> {
  await sql`
    delete from ad_rule_notices
    where greatest(asked_at, published_at, met_at) < ${now}::timestamptz - make_interval(years => ${keptYears})
  `.execute(database);
}
