import type { JobSearch } from '@waymark/contract/jobs';
import { matchExpression } from '../read-model/match-rules.ts';
import type { ReadModel } from '../read-model/read-model-gateway.ts';
import { expandInitials } from '../search-words/initial-rules.ts';
import { parseQuery } from '../search-words/query-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';
import { readWanted, type Wanted } from '../search-words/wanted-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { band, TextHits } from './hit-rules.ts';
import { markFits } from './mark-rules.ts';

/** What marks are made of besides the read model: the jobs in memory, and the skills that they list. */
interface Within {
  columns: JobColumnIndex;
  words: Vocabulary;
}

/**
 * The open jobs that the words of a search find, with how well they fit. A whole name of a title or a skill is compared
 * as the vocabulary counts names: who follows "Nurse, 241 jobs" finds 241.
 */
export async function findHits(
  model: ReadModel,
  { columns, words }: Within,
  { q, title, skill }: Pick<JobSearch, 'q' | 'title' | 'skill'>,
): Promise<TextHits | undefined> {
  const query = expandInitials(parseQuery(q), words);
  const named = [
    ...(title ? [{ kind: 'title' as const, folded: title.toLowerCase() }] : []),
    ...(skill ? [{ kind: 'skill' as const, folded: skill.toLowerCase() }] : []),
  ];
  if (query.length === 0 && named.length === 0) return undefined;
  const wanted = query.flatMap((list) => {
    const read = readWanted(list, columns.titles);
    return read ? [{ list, read, skills: skillsOf(read, words) }] : [];
  });
  const asked = wanted.flatMap(({ skills }) => skills.map(({ names }) => names));
  const found = await model.find({ words: matchExpression(query), named, skills: asked });
  // Only now, since slots may have other jobs than when the file was asked.
  const allowed = found.named && markSlots(columns, found.named);
  if (query.length === 0 && allowed)
    return new TextHits(
      columns,
      allowed.map((is) => is * 255),
    );
  const marks = new Uint8Array(columns.end);
  const anywhere = markSlots(columns, found.words);
  let next = 0;
  for (const { list, read, skills } of wanted) {
    const isLiteral = list.some((term) => term.phrase || term.excluded);
    const bits = skills.length > 0 ? new Uint32Array(columns.end) : undefined;
    for (const { terms } of skills) {
      visitSlots(columns, found.skills[next++] ?? none, (slot) => (bits![slot]! |= terms));
    }
    markFits(columns, read, { anywhere, skills: bits, isLiteral }, marks);
  }
  // Terms of which no title knows a word are found where they stand.
  if (wanted.length === 0) marks.set(anywhere.map((is) => is * band.mention));
  if (allowed) for (let slot = 0; slot < marks.length; slot++) marks[slot]! *= allowed[slot] as number;
  return new TextHits(columns, marks);
}

const none = new Int32Array();

/** Names of skills that some terms of a search stand for. */
interface AskedSkills {
  /** As bits. */
  terms: number;
  /** As names are compared. */
  names: readonly string[];
}

/** Of each term the skills that it names, and those that several of them name together: "risk modeling". */
function skillsOf({ terms }: Wanted, words: Vocabulary): AskedSkills[] {
  const found: AskedSkills[] = [];
  for (let from = 0; from < terms.length && found.length < mostSkills; from++) {
    for (let to = Math.min(terms.length, from + longestSkill); to > from; to--) {
      const span = terms.slice(from, to);
      const together = span.flatMap((term) => term.words);
      const names = to - from === 1 ? words.skillsLike(span[0]?.skills ?? []) : words.skillsNamed(together);
      if (names.length === 0) continue;
      const folded = names.map((name) => name.toLowerCase());
      found.push({ terms: (2 ** (to - from) - 1) << from, names: folded });
    }
  }
  return found.slice(0, mostSkills);
}

const longestSkill = 4;
const mostSkills = 8;

function markSlots(columns: JobColumnIndex, numbers: Int32Array): Uint8Array {
  const marks = new Uint8Array(columns.end);
  visitSlots(columns, numbers, (slot) => (marks[slot] = 1));
  return marks;
}

/** Visits the slots of the jobs with these numbers; a job that has closed since has none. */
function visitSlots(columns: JobColumnIndex, numbers: Int32Array, visit: (slot: number) => void): void {
  for (const number of numbers) {
    const slot = columns.slotOf(number);
    if (slot >= 0) visit(slot);
  }
}
