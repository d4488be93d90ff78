import { demoAccounts } from '../accounts.ts';
import { generatePosting, ownNumberOf, sourceIdOf } from '../postings.ts';

/** The postings that the worlds of the demo's accounts are about. They are loaded before all others. */
export interface FirstPostings {
  /** Those of the demo employer; people have applied for the first. */
  own: readonly string[];
  /** What the demo's candidate has saved, of their own trade as far as there are such. */
  saved: readonly string[];
  /** Where the candidate has applied besides the demo employer. */
  applied: readonly string[];
  /** What visitors have reported to staff. */
  reported: readonly string[];
  /** The indexes of all these. */
  indexes: readonly number[];
}

/** A smaller demo has too few postings for its accounts: what needs them is left out, and the log says so. */
export const minDemoPostings = 40;

const savedCount = 4;
const appliedCount = 2;
const reportedCount = 2;
/** Among so many of the newest there are enough of every trade. */
const lookedThrough = 400;

// Any day does: what a posting says does not depend on the date.
const anyDay = new Date(0);

/** Chosen by what the postings say: the same on every date. */
export function chooseFirstPostings(total: number): FirstPostings {
  const all = Array.from({ length: total }, (_, index) => index);
  const ownIndexes = all
    .filter((index) => ownNumberOf(index, total) !== undefined)
    .toSorted((a, b) => (ownNumberOf(a, total) ?? 0) - (ownNumberOf(b, total) ?? 0));
  const others = all.filter((index) => ownNumberOf(index, total) === undefined).slice(0, lookedThrough);
  const chosen = ofCandidateTrade(others, total).slice(0, savedCount + appliedCount);
  const reported = others.filter((index) => !chosen.includes(index)).slice(0, reportedCount);
  const idsOf = (indexes: readonly number[]) => indexes.map((index) => sourceIdOf(index, total));
  return {
    own: idsOf(ownIndexes),
    saved: idsOf(chosen.slice(0, savedCount)),
    applied: idsOf(chosen.slice(savedCount)),
    reported: idsOf(reported),
    indexes: [...ownIndexes, ...chosen, ...reported],
  };
}

/** One posting of a company, those of the candidate's trade first and then the newest. */
function ofCandidateTrade(indexes: readonly number[], total: number): number[] {
  const trade =
    demoAccounts
      .find(({ role }) => role === 'candidate')
      ?.jobTitle.split(' ')
      .at(-1) ?? '';
  const postings = indexes.map((index) => ({ index, ...generatePosting(index, { total, today: anyDay }) }));
  const companies = new Set<string>();
  return [
    ...postings.filter(({ title }) => title.includes(trade)),
    ...postings.filter(({ title }) => !title.includes(trade)),
  ].flatMap(({ index, company: { name } }) => {
    if (companies.has(name)) return [];
    companies.add(name);
    return [index];
  });
}
