import type { MeasuredProcess } from './measured-process.ts';
import type { Figure } from './scenario.ts';

const addressesIn = (text: string) => text.split('<loc>').length - 1;

/** Reads the sitemap and all its files, one after the other, as a search engine does. */
export async function readSitemaps(product: MeasuredProcess): Promise<Figure[]> {
  const { baseUrl } = product;
  const index = await readTimed(`${baseUrl}/sitemap.xml`);
  const files = [...index.text.matchAll(/<loc>[^<]*?(\/sitemap-[^<]*)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const before = (await product.read()).rssBytes;
  let [addresses, slowestMs, firstByteMs, highest] = [0, 0, 0, before];
  const began = performance.now();
  for (const path of files) {
    const file = await readTimed(baseUrl + path);
    addresses += addressesIn(file.text);
    slowestMs = Math.max(slowestMs, file.ms);
    firstByteMs = Math.max(firstByteMs, file.firstByteMs);
    highest = Math.max(highest, (await product.read()).rssBytes);
  }
  const seconds = (performance.now() - began) / 1000;
  return [
    { what: 'sitemap, its index', measured: `${index.ms.toFixed(0)} ms, ${files.length} files` },
    {
      what: `sitemap, ${addresses.toLocaleString('en')} addresses`,
      measured: `${seconds.toFixed(1)} s, the slowest file ${slowestMs.toFixed(0)} ms, first byte ${firstByteMs.toFixed(0)} ms`,
    },
    { what: '  extra memory', measured: `${((highest - before) / 1e6).toFixed(0)} MB` },
  ];
}

async function readTimed(address: string): Promise<{ text: string; ms: number; firstByteMs: number }> {
  const began = performance.now();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const firstByteMs = performance.now() - began;
  const text = await answer.text();
  return { text, ms: performance.now() - began, firstByteMs };
}
