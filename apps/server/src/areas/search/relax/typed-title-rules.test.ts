import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFile } from '../../../platform/data-files.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { TitleIndex } from '../job-index/title-index.ts';
import { Vocabulary } from '../job-index/vocabulary-index.ts';
import { nameKey, wordsOf } from '../lexicon/word-rules.ts';
import { findMistyped } from './spelling-queries.ts';
import { expandText } from '../widen/expansion-cache.ts';
import { planQuery } from '../widen/query-plan-rules.ts';
import { scoreTitle } from '../order/title-score-rules.ts';

const occupations = readFileSync(dataFile('occupations/occupation-names.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.slice(line.indexOf(' ') + 1).split(/[=~]/));
const sampled = 600;

/** One name of each of so many occupations, with what these are also called: drawn by a seed. */
function draw(seed: number): { title: string; others: string[] }[] {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  const next = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return Array.from({ length: sampled }, () => {
    const names = occupations[next(occupations.length)] ?? [];
    const title = names[next(names.length)] ?? '';
    const key = nameKey(wordsOf(title));
    return { title, others: names.filter((name) => nameKey(wordsOf(name)) !== key).slice(0, 12) };
  });
}

/** How well each title fits, by the list of terms that it fits best. */
function rate(q: string, titles: readonly string[]): number[] {
  const index = new TitleIndex();
  for (const title of titles) index.take(title);
  const words = new Vocabulary(titles.map((title) => namedEntry('title', title, 3)));
  const plans = expandText(q, words).whole.flatMap((list) => planQuery(list, index) ?? []);
  return titles.map((_title, at) => {
    const read = index.titles[at];
    const scores = plans.map((plan) => {
      const found = read && scoreTitle(plan, read);
      const has = plan.terms.filter((_term, bit) => ((found?.terms ?? 0) & (1 << bit)) !== 0);
      return (found?.score ?? 0) * has.reduce((sum, { weight }) => sum + weight, 0);
    });
    return Math.max(0, ...scores);
  });
}

test.each([1, 2])(
  '[L-2] no other name of the work comes before the title that was typed (seed %i)',
  (seed) => {
    const wrong = draw(seed).flatMap(({ title, others }) => {
      const [own = 0, ...scores] = rate(title, [title, ...others]);
      const better = others.filter((_other, at) => (scores[at] ?? 0) > own);
      return own === 0 || better.length > 0 ? [{ title, own, better }] : [];
    });
    expect(wrong).toEqual([]);
  },
);

test('[L-2] a title that jobs have is neither corrected nor looked for as other work', () => {
  const wrong = draw(3).filter(({ title, others }) => {
    const words = new Vocabulary([title, ...others].map((name) => namedEntry('title', name, 3)));
    const terms = expandText(title, words).whole.flat();
    return findMistyped(title, words).size > 0 || terms.some(({ related }) => related !== undefined);
  });
  expect(wrong).toEqual([]);
});
