import { isUnspaced, spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import { splitNames } from '../widen/expansion-rules.ts';
import type { JobColumnIndex } from '../job-index/column-index.ts';
import type { Vocabulary } from '../job-index/vocabulary-index.ts';
import { stemArabic } from '../lexicon/script-rules.ts';
import { smallWords } from '../lexicon/word-rules.ts';
import type { Query, SearchRequest, Term } from '../read/query-rules.ts';
import type { Replica } from '../replica/replica-gateway.ts';
import type { Lookup } from '../replica/reading-worker.ts';
import type { TitleIndex } from '../job-index/title-index.ts';
import { planQuery, type QueryPlan } from '../widen/query-plan-rules.ts';

/** What a request looks for in the texts and names of jobs. */
interface TextRequest extends Pick<SearchRequest, 'title' | 'skill' | 'partial'> {
  query: Query;
}

/** A list of terms with what was found of it. Rows are those of the job index. */
export interface RetrievedList {
  plan: QueryPlan;
  /** Of skills that terms of the list name as a whole, or that have them among their words. */
  skills: readonly RetrievedSkills[];
  /** Whether quotes or exclusions ask for the text as it is written. */
  isLiteral: boolean;
  isPartial: boolean;
}

interface RetrievedSkills extends Pick<SkillLookup, 'terms' | 'isWholeName'> {
  rows: Int32Array;
}

/** The rows that a text finds, before they are scored. For use before the next wait: later a row may have another job. */
export interface RetrievedText {
  /** Jobs with the whole text of one of the lists somewhere. */
  anywhere: Int32Array;
  lists: readonly RetrievedList[];
  /** Jobs with the words of a list in their order. */
  phrases: readonly { plan: QueryPlan; rows: Int32Array }[];
  /** Jobs with the title and the skill whose whole name was asked for; undefined where none was. */
  named: Int32Array | undefined;
}

/**
 * What the words of a request are looked up by, before anything is found. A whole name of a title or a skill is compared
 * as the vocabulary counts names, so that "Nurse, 241 jobs" finds 241.
 */
export function planLookup(
  titles: TitleIndex,
  words: Vocabulary,
  { query, title, skill, partial }: TextRequest,
) {
  const lists = partial ? [...query, ...splitNames(query, titles)] : query;
  const planned = lists.flatMap((list) => {
    const plan = planQuery(list, titles);
    return plan ? [{ list, plan, skills: skillsOf(plan, words) }] : [];
  });
  const phrases = planned.flatMap(({ list, plan }) => {
    const phrase = query.includes(list) ? matchPhrase(list) : undefined;
    return phrase === undefined ? [] : [{ plan, phrase }];
  });
  const lookup: Lookup = {
    words: matchExpression(query),
    phrases: phrases.map(({ phrase }) => phrase),
    named: [
      ...(title ? [{ kind: 'title' as const, folded: title.toLowerCase() }] : []),
      ...(skill ? [{ kind: 'skill' as const, folded: skill.toLowerCase() }] : []),
    ],
    skills: planned.flatMap(({ skills }) => skills.map(({ names }) => names)),
  };
  return { planned, phrases, lookup };
}

/** Looks the words of a request up in the replica. */
export async function retrieveText(
  replica: Replica,
  { columns, words }: { columns: JobColumnIndex; words: Vocabulary },
  request: TextRequest,
): Promise<RetrievedText> {
  const { planned, phrases, lookup } = planLookup(columns.titles, words, request);
  const found = await replica.find(lookup);
  // Rows are looked up after the wait: a job may have closed meanwhile.
  let next = 0;
  const withRows = ({ terms, isWholeName }: SkillLookup): RetrievedSkills => ({
    terms,
    isWholeName,
    rows: rowsOf(columns, found.skills[next++] ?? new Int32Array()),
  });
  return {
    anywhere: rowsOf(columns, found.words),
    lists: planned.map(({ list, plan, skills }) => ({
      plan,
      skills: skills.map(withRows),
      isLiteral: isLiteralList(list),
      isPartial: request.partial === true,
    })),
    phrases: phrases.map(({ plan }, at) => ({
      plan,
      rows: rowsOf(columns, found.phrases[at] ?? new Int32Array()),
    })),
    named: found.named && rowsOf(columns, found.named),
  };
}

/** Whether quotes or exclusions ask for the text as it is written. */
export const isLiteralList = (list: readonly Term[]): boolean =>
  list.some((term) => term.phrase || term.excluded);

/** By term the rows of the jobs that have it anywhere. */
export async function retrieveTerms(
  replica: Replica,
  columns: JobColumnIndex,
  terms: readonly Term[],
): Promise<Int32Array[]> {
  const found = await Promise.all(
    terms.map((term) => replica.find({ words: matchTerm(term), named: [], skills: [] })),
  );
  return found.map(({ words }) => rowsOf(columns, words));
}

/** The rows of the jobs that have one of these words or phrases anywhere. */
export async function retrieveAnyOf(
  replica: Replica,
  columns: JobColumnIndex,
  texts: readonly string[],
): Promise<Int32Array> {
  const expression = matchAnyOf(texts);
  if (expression === undefined) return new Int32Array();
  const { words } = await replica.find({ words: expression, named: [], skills: [] });
  return rowsOf(columns, words);
}

/** An expression for one of these words or phrases. */
export function matchAnyOf(texts: readonly string[]): string | undefined {
  const phrases = texts.flatMap((text) => phraseOf(text) ?? []);
  return phrases.length > 0 ? phrases.join(' OR ') : undefined;
}

/** Names of skills that some terms of a search stand for. */
interface SkillLookup {
  /** As bits. */
  terms: number;
  /** As names are compared. */
  names: readonly string[];
  isWholeName: boolean;
}

const maxSkills = 8;

/** The skills that each term names, and those that have it among their words. */
function skillsOf({ terms }: QueryPlan, words: Vocabulary): SkillLookup[] {
  const found = terms.flatMap(({ skills }, at) => {
    const { named, within } = words.skillsLike(skills);
    return [
      { terms: 1 << at, names: named, isWholeName: true },
      { terms: 1 << at, names: within, isWholeName: false },
    ];
  });
  return found
    .filter(({ names }) => names.length > 0)
    .map((one) => ({ ...one, names: one.names.map((name) => name.toLowerCase()) }))
    .slice(0, maxSkills);
}

/** The rows of the jobs with these numbers, each once; a job that has closed has none. */
function rowsOf(columns: JobColumnIndex, numbers: Int32Array): Int32Array {
  const rows = new Int32Array(numbers.length);
  const others: number[] = [];
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    const row = columns.rowOf(numbers[at] as number);
    rows[count] = row;
    count += Number(row >= 0);
    if (row < 0) others.push(numbers[at] as number);
  }
  const listed = new Set<number>();
  for (const number of others) {
    const row = columns.listedRowOf(number);
    if (row >= 0) listed.add(row);
  }
  if (listed.size > 0) for (let at = 0; at < count; at++) listed.delete(rows[at] as number);
  for (const row of listed) rows[count++] = row;
  return rows.subarray(0, count);
}

/** A query as an expression of FTS5: all terms of one of its lists, by any of their names. Undefined for no words. */
export function matchExpression(query: Query): string | undefined {
  const lists = query.flatMap((list) => matchList(list) ?? []);
  return lists.length > 0 ? lists.join(' OR ') : undefined;
}

function matchList(list: readonly Term[]): string | undefined {
  const asked = list.filter(({ excluded }) => !excluded).flatMap((term) => matchTerm(term) ?? []);
  if (asked.length === 0) return undefined;
  const unwanted = list.filter(({ excluded }) => excluded).flatMap((term) => phraseOf(term.text) ?? []);
  return [asked.join(' AND '), ...unwanted].map((part) => `(${part})`).join(' NOT ');
}

/** One term, or one of its other names; undefined where it has no word. */
export function matchTerm({ text, phrase, same }: Term): string | undefined {
  // "Or" of an operating room is a word of every text.
  const isSaid = !phrase && same.length > 0 && smallWords.has(text.toLowerCase());
  const own = isSaid ? undefined : phrase ? phraseOf(text) : allOf(text);
  const names = [own, ...same.map(phraseOf)].filter((name) => name !== undefined);
  return names.length > 0 ? `(${names.join(' OR ')})` : undefined;
}

/** The plain words of a list in their order; undefined for one term and for quotes. */
function matchPhrase(list: readonly Term[]): string | undefined {
  const asked = list.filter(({ excluded }) => !excluded);
  if (asked.length < 2 || asked.some(({ phrase }) => phrase)) return undefined;
  return phraseOf(asked.map(({ text }) => text).join(' '));
}

/** Words of letters and digits, as the tokenizer of the index splits them. */
const wordsOf = (text: string) => stemArabic(spellSymbols(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

function phraseOf(text: string): string | undefined {
  const words = wordsOf(text);
  return words.length > 0 ? `"${words.join(' ')}"` : undefined;
}

/** Every word but the small ones, in any order. */
function allOf(text: string): string | undefined {
  // Of a script without blanks each word is two letters: only in their order they are what was asked for.
  if (isUnspaced(text)) return phraseOf(text);
  // Of "A&E" the letters stand together.
  if (/^\S*&\S*$/.test(text)) return phraseOf(text);
  const all = wordsOf(text);
  const telling = all.filter((word) => !smallWords.has(word.toLowerCase()));
  const words = telling.length > 0 ? telling : all;
  return words.length > 0 ? `(${words.map((word) => `"${word}"`).join(' AND ')})` : undefined;
}
