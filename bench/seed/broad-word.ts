import { broadWords } from './searches.ts';
import { countHits } from './word-hits.ts';

export interface BroadWord {
  word: string;
  /** Of all jobs, from 0 to 1. */
  share: number;
}

/** The word whose share of all jobs is nearest to half. */
export async function findBroadWord(baseUrl: string, jobs: number): Promise<BroadWord> {
  const shares: BroadWord[] = [];
  for (const word of broadWords) {
    shares.push({ word, share: (await countHits(baseUrl, word)) / jobs });
  }
  const [nearest] = shares.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5));
  return nearest ?? { word: '', share: 0 };
}
