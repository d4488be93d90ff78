import type { AdFinding } from '@waymark/contract/jobs/ad-rules';
import type { LackingAds } from '@waymark/contract/jobs/imports';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { Gazetteer } from '../../places/places/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { findAdRules } from './finding-rules.ts';

interface Import {
  gazetteer: Gazetteer;
  now: Date;
}

/** What laws ask for and the postings of an import do not have; how many people a company has is not known. */
export function findInDrafts(drafts: readonly PostingDraft[], { gazetteer, now }: Import): AdFinding[] {
  const circumstances = { size: '', answers: {}, settings: board.settings.adRules, gazetteer, now } as const;
  return drafts.flatMap((draft) => findAdRules({ ...draft, questions: [] }, circumstances));
}

/** The same of those that were written, each with its company. */
export async function findInWritten(
  transaction: Database,
  drafts: readonly PostingDraft[],
  { jobNumbers, ...options }: Import & { jobNumbers: readonly number[] },
): Promise<{ sourceId: string; companyId: string; findings: AdFinding[] }[]> {
  if (jobNumbers.length === 0) return [];
  const rows = await transaction
    .selectFrom('jobs')
    .select(['source_id', 'company_id'])
    .where((where) => where('number', '=', where.fn.any(where.val([...jobNumbers]))))
    .execute();
  const companies = new Map(rows.map((row) => [row.source_id, row.company_id]));
  return drafts.flatMap((draft) => {
    const companyId = companies.get(draft.sourceId);
    if (companyId === undefined) return [];
    return [{ sourceId: draft.sourceId, companyId, findings: findInDrafts([draft], options) }];
  });
}

/** Adds what was found to the counts of a report. */
export function addLacking(before: readonly LackingAds[], found: readonly AdFinding[]): LackingAds[] {
  const counts = new Map(before.map((one) => [`${one.place} ${one.ask}`, { ...one }]));
  for (const { place, ask } of found) {
    const key = `${place} ${ask}`;
    const known = counts.get(key);
    if (known) known.postings++;
    else counts.set(key, { place, ask, postings: 1 });
  }
  return [...counts.values()];
}
