import type { Message } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readXmlRows } from './xml-gateway.ts';

let path: string;
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'waymark-xml-')), 'feed.xml');
});

/** How many postings a feed gives, or the sentence that refuses it. */
async function read(text: string, list?: string): Promise<number | string> {
  await writeFile(path, text);
  let count = 0;
  try {
    const gaps: Message[] = [];
    for await (const row of readXmlRows(path, list)) {
      if ('record' in row) count++;
      if ('gap' in row) gaps.push(row.gap);
    }
    return gaps[0] === undefined ? count : sayEnglish(gaps[0]);
  } catch (error) {
    return (error as Error).message;
  }
}

const job = (id: number) =>
  `<job><id>${id}</id><title>Keeper &amp; ${id}</title><text><![CDATA[<p>x</p>]]></text></job>`;
const jobs = [1, 2, 3].map(job).join('\n');
const item = (id: number) =>
  `<item><guid>${id}</guid><title>Keeper ${id}</title><link>https://a.example/${id}</link></item>`;
const items = [1, 2, 3].map(item).join('');
const feeds = [
  ['Indeed', `<?xml version="1.0"?>\n<source><publisher>x</publisher>${jobs}</source>\n`, undefined],
  ['RSS', `<rss version="2.0"><channel><title>Jobs</title>${items}</channel></rss>`, undefined],
  ['a shape of its own', `<vacancies>${jobs.replaceAll('job>', 'vacancy>')}</vacancies>`, undefined],
  ['a named element', `<list>${jobs.replaceAll('job>', 'vacature>')}</list>`, 'vacature'],
] as const;

test.each(feeds)('[L-26] %s that breaks off at any place is refused', async (_name, text, list) => {
  expect(await read(text, list)).toBe(3);
  for (let length = 0; length < text.trimEnd().length; length += 3) {
    const cut = await read(text.slice(0, length), list);
    expect([length, typeof cut]).toEqual([length, 'string']);
  }
});

test.each(feeds)(
  '[L-26] %s without some of its signs is refused, or has all its postings',
  async (_name, text, list) => {
    for (let at = 0; at < text.length; at += 5) {
      const damaged = await read(text.slice(0, at) + text.slice(at + 1), list);
      // A sign of a text may be missing, or of a name that no posting needs.
      expect([at, typeof damaged === 'number' ? damaged : 3]).toEqual([at, 3]);
    }
  },
);

test('[L-26] blank lines before the declaration are no damage', async () => {
  for (const [, text, list] of feeds) expect(await read(`\n\n ${text}`, list)).toBe(3);
});

test.each([
  ['<source></source>', 0],
  ['<source><publisher>Beacon</publisher></source>', 0],
  ['<rss><channel><title>None now</title></channel></rss>', 0],
  ['<jobs/>', 0],
] as const)('[L-26] %s is empty and not broken', async (text, count) => {
  expect(await read(text)).toBe(count);
});

test.each([
  ['<html><body><p>Busy</p></body></html>', /is a web page/],
  ['<!DOCTYPE html><html></html>', /is a web page/],
  ['<response><error>Busy</error></response>', /has no <job>\. It has <response>, <error>; name/],
  ['<list><a><b>1</b></a><a><b>2</b></a></list>', /has no <job>\. It repeats <a>; name/],
  ['', /is not XML/],
  ['Busy', /is not XML/],
] as const)('[L-26] %s is refused with what it is', async (text, sentence) => {
  expect(await read(text)).toMatch(sentence);
});
