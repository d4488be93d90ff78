import type { BoardWords } from '@waymark/contract/board-words';
import { otherCategory } from '@waymark/contract/jobs/category-choices';
import { movedExamples } from '@waymark/contract/jobs/category-words';
import type { CategoryMoves, LastCategoryMove } from '@waymark/contract/office/word-endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { categoryByOwnWords } from '../../jobs/job-import/own-word-rules.ts';

/** What words move out of "other": the numbers of the postings by the category that they go to. */
interface FoundMoves extends CategoryMoves {
  numbers: ReadonlyMap<string, readonly number[]>;
}

const batch = 2000;

/** Looks at all postings of "other", in batches, closed ones among them. */
export async function findMoves(database: Kysely<Tables>, words: BoardWords): Promise<FoundMoves> {
  const numbers = new Map<string, number[]>();
  const examples = new Map<string, string[]>();
  let other = 0;
  for (let after = 0; ;) {
    const rows = await listOther(database, after);
    other += rows.length;
    for (const { number, title, industry } of rows) {
      const category = categoryByOwnWords(words, [title, industry]);
      if (category === undefined || category === otherCategory) continue;
      numbers.set(category, [...(numbers.get(category) ?? []), number]);
      const shown = examples.get(category) ?? [];
      if (shown.length < movedExamples && !shown.includes(title)) examples.set(category, [...shown, title]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.number;
  }
  const moves = [...numbers]
    .map(([category, of]) => ({ category, postings: of.length, examples: examples.get(category) ?? [] }))
    .toSorted((a, b) => b.postings - a.postings);
  return { other, moves, numbers };
}

function listOther(database: Kysely<Tables>, after: number) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.number', 'jobs.title', 'companies.industry'])
    .where('jobs.category', '=', otherCategory)
    .where('jobs.number', '>', after)
    .orderBy('jobs.number')
    .limit(batch)
    .execute();
}

interface NotedMove {
  at: Date;
  /** Numbers of postings by the category that they went to. */
  moved: Readonly<Record<string, readonly number[]>>;
}

/** The last move by words, as the audit log has it; undefined for none, and once it was undone. */
export async function findLastMove(database: Kysely<Tables>): Promise<NotedMove | undefined> {
  const noted = await database
    .selectFrom('audit_log')
    .select(['action', 'created_at as at', 'after'])
    .where('action', 'in', ['category-words.move', 'category-words.undo'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (noted?.action !== 'category-words.move') return undefined;
  const { moved } = noted.after as { moved?: NotedMove['moved'] };
  return moved && { at: noted.at, moved };
}

export async function presentLastMove(database: Kysely<Tables>): Promise<LastCategoryMove | null> {
  const last = await findLastMove(database);
  if (!last) return null;
  const postings = Object.values(last.moved).reduce((sum, { length }) => sum + length, 0);
  return { at: last.at.toISOString(), postings };
}
