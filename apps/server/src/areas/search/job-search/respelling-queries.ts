import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import { basisOf, type Counted, type Interpretation, type Meant } from './interpretation-rules.ts';
import { correctSlips, type Slip } from './mistyped-queries.ts';
import type { AskedSearch } from './search-rules.ts';

const nothing = jobSearchSchema.parse({});

/** Another spelling is offered where it finds this many times as much. */
const farMore = 10;

export type Respelled<Found> = Pick<Meant<Found>, 'made' | 'reading'>;

interface Respelling<Found> {
  /** Reads and searches for another text instead of the one that was typed. */
  read: (q: string) => Promise<Respelled<Found>>;
  find: (asked: AskedSearch) => Promise<Found>;
}

/**
 * Corrects words, each by itself. One that no posting has is corrected wherever the others and the place lead, so that
 * two slips hide neither of them; another one only where that finds more.
 */
export async function respell<Found extends Counted>(
  search: JobSearch,
  found: Respelled<Found>,
  slips: readonly Slip[],
  { read, find }: Respelling<Found>,
): Promise<Respelled<Found>> {
  const unwritten = basisOf(found.made.selection).exact === 0 ? slips.filter((slip) => slip.isUnwritten) : [];
  const text = correctSlips(search.q, unwritten);
  let meant = found;
  let left = slips;
  if (text !== null) {
    const again = await read(text);
    const isMore = isBetter(again.made.selection, found.made.selection);
    // Where nothing more is in the place, the words count that are found anywhere.
    if (isMore || (await find({ ...nothing, q: again.made.asked.q })).total > 0) {
      meant = { ...again, made: noteSlips(again.made, unwritten) };
      left = slips.filter((slip) => !slip.isUnwritten);
    }
  }
  return { ...meant, made: await mend(meant.made, left, find) };
}

/** Where nothing has all of the words, what has more of them is better too. */
function isBetter<Found extends Counted>(one: Found, other: Found): boolean {
  const [counted, before] = [basisOf(one), basisOf(other)];
  return before.exact === 0 && (counted.exact > 0 || counted.total > before.total);
}

const noteSlips = <Found>(made: Interpretation<Found>, slips: readonly Slip[]): Interpretation<Found> => ({
  ...made,
  corrected: made.asked.q,
  respelled: [...slips.map(({ typed, meant }) => ({ typed, meant })), ...made.respelled],
});

/** The same search with its words as they were most likely meant, all of them or one after the other, or the offer of it. */
async function mend<Found extends Counted>(
  made: Interpretation<Found>,
  slips: readonly Slip[],
  find: (asked: AskedSearch) => Promise<Found>,
): Promise<Interpretation<Found>> {
  const whole = correctSlips(made.asked.q, slips);
  if (whole === null) return made;
  const better = await find({ ...made.asked, q: whole });
  if (isBetter(better, made.selection))
    return noteSlips({ ...made, asked: { ...made.asked, q: whole }, selection: better }, slips);
  const { exact } = basisOf(better);
  const isFarMore = exact >= farMore * basisOf(made.selection).exact && exact > 0;
  if (isFarMore) return { ...made, didYouMean: whole };
  let mended = made;
  for (const slip of slips.length > 1 ? slips : []) {
    const q = correctSlips(mended.asked.q, [slip]);
    const selection = q === null ? undefined : await find({ ...mended.asked, q });
    if (q !== null && selection && isBetter(selection, mended.selection))
      mended = noteSlips({ ...mended, asked: { ...mended.asked, q }, selection }, [slip]);
  }
  return mended;
}
