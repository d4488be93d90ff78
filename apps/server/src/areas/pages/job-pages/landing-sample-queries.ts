import type { JobIndex } from '../../search/job-search/job-index.ts';
import { leastSalaries, longestSkill, usualCurrencyShare } from './landing-constants.ts';

interface CountedSpelling {
  name: string;
  count: number;
}

/** What the columns do not hold of the newest jobs of a page. */
export interface LandingSample {
  /** Most jobs first, each as most postings write it. */
  titles: CountedSpelling[];
  skills: CountedSpelling[];
  /** The currency that nearly all of their salaries are in; undefined where there is none. */
  usualCurrency: string | undefined;
}

export async function readLandingSample(
  index: JobIndex,
  jobNumbers: readonly number[],
): Promise<LandingSample> {
  const cards = await index.listCards(jobNumbers);
  return {
    titles: countSpellings(cards.map(({ title }) => [title.split(',')[0]?.trim() ?? ''])),
    skills: countSpellings(cards.map(({ skills }) => skills)),
    usualCurrency: usualOf(cards.flatMap(({ salary }) => salary?.currency ?? [])),
  };
}

/** Spellings that differ only in capitals are one name; a posting that repeats one names it once. */
function countSpellings(lists: readonly (readonly string[])[]): CountedSpelling[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const list of lists) {
    const names = new Map(list.map((name) => [name.toLowerCase(), name]));
    for (const [key, name] of names) {
      if (name === '' || name.length > longestSkill) continue;
      const known = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, known.set(name, (known.get(name) ?? 0) + 1));
    }
  }
  return [...spellings.values()]
    .map((known) => {
      const [usual] = [...known].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return { name: usual?.[0] ?? '', count: [...known.values()].reduce((sum, one) => sum + one, 0) };
    })
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function usualOf(currencies: readonly string[]): string | undefined {
  const counts = Map.groupBy(currencies, (currency) => currency);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  if (!usual || currencies.length < leastSalaries) return undefined;
  return usual[1].length / currencies.length >= usualCurrencyShare ? usual[0] : undefined;
}
