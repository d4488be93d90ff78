import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { matchTerm } from '../read-model/match-rules.ts';
import type { ReadModel } from '../read-model/read-model-gateway.ts';
import type { Query, Term } from '../search-words/query-limit-rules.ts';

/** A word that so few of the jobs have was as good as left out. */
const mostOfThem = 0.2;

/** The words of a search that none or few of the given jobs have; none where no word is told from the others by it. */
export async function findMissing(
  model: ReadModel,
  query: Query,
  jobNumbers: readonly number[],
): Promise<JobSearchResult['missing']> {
  const [terms = [], ...others] = query;
  const words = terms.filter(({ excluded, phrase }) => !excluded && !phrase);
  if (words.length < 2 || others.length > 0 || jobNumbers.length === 0) return [];
  // Of a name with several words the single ones too: "data scientist" has its "data" in many a job.
  const units = words.flatMap((term): Unit[] => [term, ...partsOf(term)]);
  const asked = units.flatMap((term) => {
    const expression = matchTerm(term);
    return expression === undefined ? [] : [{ term, expression }];
  });
  const counts = await model.countAmong(
    jobNumbers,
    asked.map(({ expression }) => expression),
  );
  const jobsWith = new Map(asked.map(({ term }, at) => [term, counts[at] ?? 0]));
  const isMissing = (term: Term) => (jobsWith.get(term) ?? 0) <= jobNumbers.length * mostOfThem;
  const found = words.flatMap((term) => {
    const parts = isMissing(term) ? units.filter((one) => one.whole === term) : [];
    return parts.some((part) => !isMissing(part)) ? parts : [term];
  });
  const missing = found.filter(isMissing);
  if (missing.length === found.length) return [];
  return missing.map((term) => ({ words: term.text, none: jobsWith.get(term) === 0 }));
}

interface Unit extends Term {
  /** The term that it is a word of. */
  whole?: Term;
}

function partsOf(term: Term): Unit[] {
  const words = term.text.split(' ');
  return words.length < 2 ? [] : words.map((text) => ({ ...term, text, same: [], near: [], whole: term }));
}
