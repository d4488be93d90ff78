import type { AdFinding } from '@waymark/contract/jobs/ad-rules';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { listRulesOff } from './finding-rules.ts';

/** A posting as `jobs` names it, before there is one too. */
interface AskedPosting {
  source: string;
  sourceId: string;
  companyId: string;
}

/** Where an employer was asked: `none` for postings whose report the board's staff read alone. */
export type AskedThrough = 'form' | 'import' | 'none';

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

/** A posting that became public, and what of the rules it does not meet. */
interface PublishedAd extends Omit<AskedPosting, 'source'> {
  findings: readonly Pick<AdFinding, 'id' | 'answer'>[];
}

/** Notes without what ads of a source were published, and of what was asked before that they now have. */
export async function notePublished(
  transaction: Database,
  { source, through }: { source: string; through: AskedThrough },
  ads: readonly PublishedAd[],
): Promise<void> {
  const ids = ads.map(({ sourceId }) => sourceId);
  const rows = ads.flatMap(({ findings, ...ad }) => findings.map((finding) => ({ ...ad, ...finding })));
  const [sourceIds, rules] = [rows.map((row) => row.sourceId), rows.map((row) => row.id)];
  await sql`
    update ad_rule_notices set met_at = now(), published_at = null, answer = null
    where source = ${source} and source_id = any(${ids}::text[]) and met_at is null
      and rule <> all(${listRulesOff(board.settings.adRules)}::text[])
      and (source_id, rule) not in (select * from unnest(${sourceIds}::text[], ${rules}::text[]))
  `.execute(transaction);
  if (rows.length === 0) return;
  const companies = rows.map((row) => row.companyId);
  const answers = rows.map((row) => row.answer);
  // Arrays, because an import has more rows than a statement may have parameters.
  await sql`
    insert into ad_rule_notices (source, source_id, rule, company_id, answer, asked_through, published_at)
    select ${source}, ads.*, ${through}, now()
    from unnest(${sourceIds}::text[], ${rules}::text[], ${companies}::uuid[], ${answers}::text[]) as ads
    on conflict (source, source_id, rule) do update set
      published_at = now(), met_at = null, answer = excluded.answer, company_id = excluded.company_id
  `.execute(transaction);
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
