import type { JobCategory } from '@waymark/contract/jobs/choices/jobs';
import { matchExpression, matchPhrase } from '../read-model/match-rules.ts';
import type { ReadModel } from '../read-model/read-model-gateway.ts';
import { splitNames } from '../search-words/loose-rules.ts';
import type { Query } from '../search-words/query-limit-rules.ts';
import type { Vocabulary } from '../search-words/vocabulary-index.ts';
import { readWanted, type Wanted } from '../search-words/wanted-rules.ts';
import type { JobColumnIndex } from './column-index.ts';
import { band, TextHits } from './hit-rules.ts';
import { markFits } from './mark-rules.ts';
import { liftPhrase, partsWithWork } from './phrase-rules.ts';
import { categoryPosition } from './position-rules.ts';
import type { AskedSearch } from './search-rules.ts';
import { findTold, wordsTold } from './told-queries.ts';

/** What marks are made of besides the read model: the jobs in memory, and the skills that they list. */
interface Within {
  columns: JobColumnIndex;
  words: Vocabulary;
}

/** What a search asks of the text of jobs. */
interface AskedText extends Pick<AskedSearch, 'title' | 'skill' | 'loosely' | 'field'> {
  query: Query;
}

/**
 * The open jobs that the words of a search find, with how well they fit. A whole name of a title or a skill is compared
 * as the vocabulary counts names: who follows "Nurse, 241 jobs" finds 241.
 */
export async function findHits(
  model: ReadModel,
  { columns, words }: Within,
  { query, title, skill, loosely, field }: AskedText,
): Promise<TextHits> {
  const named = [
    ...(title ? [{ kind: 'title' as const, folded: title.toLowerCase() }] : []),
    ...(skill ? [{ kind: 'skill' as const, folded: skill.toLowerCase() }] : []),
  ];
  const lists = loosely
    ? [...query, ...splitNames(query, columns.titles, { isAnything: loosely === 'names' })]
    : query;
  const wanted = lists.flatMap((list) => {
    const read = readWanted(list, columns.titles);
    return read ? [{ list, read, skills: skillsOf(read, words) }] : [];
  });
  const phrases = wanted.flatMap(({ list, read }) => {
    const phrase = query.includes(list) ? matchPhrase(list, partsWithWork(columns, read)) : undefined;
    return phrase === undefined ? [] : [{ read, phrase }];
  });
  const skillNames = wanted.flatMap(({ skills }) => skills.map(({ names }) => names));
  const found = await model.find({
    words: matchExpression(query),
    phrases: phrases.map(({ phrase }) => phrase),
    named,
    skills: skillNames,
  });
  // Only now, since slots may have other jobs than when the file was asked.
  const hits = new TextHits(columns);
  const allowed = found.named && slotsOf(columns, found.named);
  if (query.length === 0) {
    for (const slot of allowed ?? none) hits.add(slot, 255);
    return hits;
  }
  const anywhere = slotsOf(columns, found.words);
  let next = 0;
  const asked = wanted.map(({ list, read, skills }) => {
    const slots = skills.map(() => slotsOf(columns, found.skills[next++] ?? none));
    const isLiteral = list.some((term) => term.phrase || term.excluded);
    return {
      wanted: read,
      skills: termsBySlot(columns, skills, slots),
      isLiteral,
      isLoose: loosely !== undefined,
    };
  });
  if (asked.length > 0) markFits(columns, asked, anywhere, hits);
  // Terms of which no title knows a word are found where they stand.
  else for (const slot of anywhere) hits.add(slot, band.mention);
  for (const [at, { read }] of phrases.entries())
    liftPhrase(columns, read, slotsOf(columns, found.phrases[at] ?? none), hits);
  if (field) addField(columns, field, hits);
  if (allowed) hits.keep(allowed);
  const told = hits.slots.length === 0 && !allowed ? wordsTold(query) : undefined;
  return told ? findTold(model, columns, told) : hits;
}

/** What is done in a field, above what only speaks of it; what does both comes first. */
function addField(columns: JobColumnIndex, field: JobCategory, hits: TextHits): void {
  hits.namesWork = true;
  for (const slot of columns.newestOfCategory(categoryPosition(field))) {
    const mark = hits.marks[slot] as number;
    if (mark < band.work) hits.add(slot, band.work + (mark > 0 ? spokenOf : 0));
  }
}

/** Within its band. */
const spokenOf = 5;
const none = new Int32Array();

function termsBySlot(columns: JobColumnIndex, skills: readonly AskedSkills[], slots: readonly Int32Array[]) {
  if (skills.length === 0) return undefined;
  const named = new Uint32Array(columns.end);
  const within = new Uint32Array(columns.end);
  for (const [at, { terms, isNamed }] of skills.entries()) {
    const found = isNamed ? named : within;
    for (const slot of slots[at] ?? []) found[slot]! |= terms;
  }
  return { slots, named, within };
}

/** Names of skills that some terms of a search stand for. */
interface AskedSkills {
  /** As bits. */
  terms: number;
  /** As names are compared. */
  names: readonly string[];
  /** Whether that is their whole name. */
  isNamed: boolean;
}

/** Of each term the skills that it names, and those that several of them name together: "risk modeling". */
function skillsOf({ terms }: Wanted, words: Vocabulary): AskedSkills[] {
  const found: AskedSkills[] = [];
  for (let from = 0; from < terms.length && found.length < mostSkills; from++) {
    for (let to = Math.min(terms.length, from + longestSkill); to > from; to--) {
      const span = terms.slice(from, to);
      const together = span.flatMap((term) => term.words);
      const { named, within } =
        to - from === 1
          ? words.skillsLike(span[0]?.skills ?? [])
          : { named: words.skillsNamed(together), within: [] };
      for (const [names, isNamed] of [
        [named, true],
        [within, false],
      ] as const) {
        if (names.length === 0) continue;
        const folded = names.map((name) => name.toLowerCase());
        found.push({ terms: (2 ** (to - from) - 1) << from, names: folded, isNamed });
      }
    }
  }
  return found.slice(0, mostSkills);
}

const longestSkill = 4;
const mostSkills = 8;

/** The slots of the jobs with these numbers; a job that has closed since has none. */
function slotsOf(columns: JobColumnIndex, numbers: Int32Array): Int32Array {
  const slots = new Int32Array(numbers.length);
  let count = 0;
  for (let at = 0; at < numbers.length; at++) {
    const slot = columns.slotOf(numbers[at] as number);
    slots[count] = slot;
    count += Number(slot >= 0);
  }
  return slots.subarray(0, count);
}
