import { foldName } from '../../places/places/rules.ts';
import { findByLetters } from './occupation-name-index.ts';
import type { Query, Term } from './query-limit-rules.ts';
import { findAlternatives, findByWord } from './synonym-rules.ts';
import type { Vocabulary } from './vocabulary-index.ts';

/** A name that stands for so many of the jobs with these initials is what they mean; others are near it. */
const leastMeant = 0.5;
/** Beside such a one others are near it only where they stand for so many. */
const leastBeside = 0.25;
const common = 20;
/** Shorter words beside letters tell nothing of them. */
const leastWord = 3;

/** The query with what its initials stand for on this board: no list has all of them. */
export function expandInitials(query: Query, words: Vocabulary): Query {
  return query.map((list) =>
    list.map((term) => {
      if (term.phrase || term.excluded) return term;
      const others = list.filter((other) => other !== term && !other.excluded);
      return expandBeside(term, others, words) ?? expandTerm(term, words);
    }),
  );
}

/** What the letters stand for in titles that have another word of the search too; undefined where that is not sure. */
function expandBeside(term: Term, others: readonly Term[], words: Vocabulary): Term | undefined {
  const { text, same, near } = term;
  const beside = others.flatMap((other) => other.text.split(' ')).filter((word) => word.length >= leastWord);
  // Letters that many jobs have are a word.
  if (beside.length === 0 || words.jobsWith(text) >= common) return undefined;
  const [best] = words.namesWithInitials(text, beside);
  if (!best || best.share < leastMeant) return undefined;
  // What the list says is one of the meanings.
  if (same.some((name) => foldName(name) === best.name)) return undefined;
  return { ...term, same: [best.name], near: [...same, ...near] };
}

function expandTerm(term: Term, words: Vocabulary): Term {
  const { text, same } = term;
  if (same.length > 0 || findAlternatives([text]) !== undefined) return addMeanings(term, words);
  const meant = words.namesWithInitials(text);
  // "AR clerk" is one of accounts receivable, and "GM" a general manager, whatever else has such initials.
  const inFull = findByLetters(text);
  const spelt = [...new Set([...inFull, ...inFull.flatMap(otherNames)])];
  const listed = new Set([...findByWord(text), ...spelt]);
  const known = spelt.filter((name) => words.hasBeginning(name) && !meant.some((one) => one.name === name));
  const likeliest = known.find((name) => inFull.includes(name)) ?? known[0];
  const sure = meant
    .filter(({ name, share }) => share >= leastMeant || listed.has(name))
    .map(({ name }) => name);
  if (likeliest !== undefined) sure.unshift(likeliest);
  const least = sure.length > 0 ? leastBeside : 0;
  const nearby = meant.flatMap(({ name, share }) => (share >= least && !sure.includes(name) ? [name] : []));
  const companies = sure.length > 0 ? [] : words.companiesWithInitials(text);
  const others = known.filter((name) => !sure.includes(name) && !nearby.includes(name));
  return { ...term, same: [...sure, ...companies], near: [...term.near, ...nearby, ...others] };
}

const otherNames = (name: string) => findAlternatives(name.split(' '))?.same ?? [];

/** What the list has letters for is one of their meanings: "PM" manages projects, products and portfolios. */
function addMeanings(term: Term, words: Vocabulary): Term {
  const { text, same, near } = term;
  if (text.includes(' ')) return term;
  const meant = words.namesWithInitials(text).filter(({ share }) => share >= leastBeside);
  const others = [
    ...meant.map(({ name }) => name),
    ...findByLetters(text).filter((name) => words.hasBeginning(name)),
  ];
  const known = new Set([...same, ...near].map(foldName));
  return { ...term, near: [...near, ...new Set(others.filter((name) => !known.has(foldName(name))))] };
}
