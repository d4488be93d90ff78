import { experienceBands, type JobLevel } from '@waymark/contract/jobs/choices/jobs';

/** What the words of a title say of its rank, as bits. */
const titleLevel = {
  entry: 1,
  graduate: 2,
  junior: 4,
  senior: 8,
  lead: 16,
  principal: 32,
  /** Whoever still learns the work. */
  learner: 64,
  /** Ranks above those that searches name. */
  head: 128,
} as const;

const bits: Readonly<Record<string, number>> = {
  graduate: titleLevel.graduate,
  graduates: titleLevel.graduate,
  grad: titleLevel.graduate,
  grads: titleLevel.graduate,
  junior: titleLevel.junior,
  senior: titleLevel.senior,
  lead: titleLevel.lead,
  leader: titleLevel.lead,
  principal: titleLevel.principal,
  trainee: titleLevel.learner,
  apprentice: titleLevel.learner,
  intern: titleLevel.learner,
  internship: titleLevel.learner,
  head: titleLevel.head,
  chief: titleLevel.head,
  director: titleLevel.head,
  vice: titleLevel.head,
  vp: titleLevel.head,
  svp: titleLevel.head,
  avp: titleLevel.head,
};

/** The levels that the words of a title name, as bits. */
export function readLevels(words: readonly string[]): number {
  let said = 0;
  for (const word of words) said |= Object.hasOwn(bits, word) ? (bits[word] ?? 0) : 0;
  return words.some((word, at) => word === 'entry' && words[at + 1] === 'level')
    ? said | titleLevel.entry
    : said;
}

const { entry, graduate, junior, senior, lead, principal, learner, head } = titleLevel;
const below = entry | graduate | junior | learner;
const above = senior | lead | principal | head;
/** Bands of experience by their position, counted from 1; where a posting asks for no years it is 0. */
const [none, some] = [1, 2];
const most = experienceBands.length;

/**
 * A title that says the level has it. Most titles say none: then the years decide that the posting asks for, where
 * those tell a level. They tell nobody that a job leads others.
 */
const rules: Readonly<Record<JobLevel, { says: number; bands: readonly number[]; not: number }>> = {
  entry: { says: below, bands: [none, some], not: above },
  graduate: { says: graduate, bands: [none], not: above | learner },
  junior: { says: junior | entry, bands: [none, some], not: above | learner },
  senior: { says: senior, bands: [most], not: below },
  lead: { says: lead, bands: [], not: 0 },
  principal: { says: principal, bands: [], not: 0 },
};

/** All bands of experience, and that none is stated. */
export const bandsKept = most + 1;

/** By what a title says and the band of experience, 1 where a job has none of the levels. */
export function failingLevels(levels: readonly JobLevel[]): Uint8Array {
  return Uint8Array.from({ length: 256 * bandsKept }, (_one, at) => {
    const [said, band] = [Math.floor(at / bandsKept), at % bandsKept];
    const has = levels.some((level) => {
      const { says, bands, not } = rules[level];
      return (said & says) !== 0 || (bands.includes(band) && (said & not) === 0);
    });
    return has ? 0 : 1;
  });
}
