import { hostileTexts } from '../seed/hostile-texts.ts';
import type { MeasuredProcess } from './measured-process.ts';
import type { Figure } from './scenario.ts';
import { timeRequests } from './timed-requests.ts';

const maxStretchMs = 10;
/** What others do meanwhile only adds: the least counts. */
const times = 3;

/** How long each of the hardest texts holds the main thread at once, and what it costs in all. */
export async function measureHostileTexts(product: MeasuredProcess): Promise<Figure[]> {
  const ask = async (text: string) => {
    await timeRequests([`${product.baseUrl}/api/jobs?${new URLSearchParams({ q: text }).toString()}`]);
  };
  // What is made by the first search of a kind is there then.
  for (const { text } of hostileTexts) await ask(text.slice(0, -times - 1).toWellFormed());
  const figures: Figure[] = [];
  for (const { what, text } of hostileTexts) {
    let [stretchMs, cpuMs] = [Infinity, Infinity];
    for (let nth = 0; nth < times; nth++) {
      await product.reset();
      // Each time another text, of which nothing is kept.
      await ask(text.slice(0, text.length - nth).toWellFormed());
      const read = await product.read();
      stretchMs = Math.min(stretchMs, read.loopDelayMaxMs);
      cpuMs = Math.min(cpuMs, read.cpuMs);
    }
    figures.push({
      what: `a search of ${what}: the main thread at once`,
      measured: `${stretchMs.toFixed(1)} ms`,
      budget: `${maxStretchMs} ms`,
      limit: `${cpuMs.toFixed(0)} ms of CPU`,
      within: stretchMs <= maxStretchMs,
    });
  }
  return figures;
}
