import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { board } from '../../../platform/board/board.ts';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { testServerUrl } from '../../../testing/test-database.ts';
import type { PostingSource } from '../../search/replica/posting-pages-gateway.ts';
import { checkFeeds, PartnerStreams } from './partner-gateway.ts';
import type { FeedTask } from './partner-rules.ts';

const context = useTestApp();
const task: FeedTask = {
  publicUrl: 'https://board.example.com',
  boardName: 'Board',
  words: board.wordSettings,
  email: null,
  passedOn: ['allowed'],
  leftOut: {},
};
const dataOf = async () => ({ source: (await context.index.source()).source, task });

beforeAll(async () => {
  const { services } = context;
  const place = await createPlace(services);
  for (let nth = 0; nth < 250; nth++) {
    const source = nth < 210 ? 'refused' : 'allowed';
    await createJob(services, { title: `Job ${nth}`, description: '<p>x</p>', place_ids: [place], source });
  }
  await services.changes.settled();
});

test('[L-27] a feed passes over pages of which nothing goes out, and has the postings of sources that allow it', async () => {
  const xml = await text(new PartnerStreams().stream('partner', await dataOf()));
  expect(xml.match(/<job>/g)).toHaveLength(40);
  expect(xml).toContain('Job 210');
  expect(xml).not.toContain('Job 209');
  expect(xml.trimEnd().endsWith('</source>')).toBe(true);
});

test('[L-27] two are read at once; who comes then is refused until one ends or leaves', async () => {
  const streams = new PartnerStreams();
  const data = await dataOf();
  const [first, second] = [streams.stream('partner', data), streams.stream('jooble', data)];
  expect(() => streams.stream('adzuna', data)).toThrow('Too many feeds are being read');
  first.destroy();
  await once(first, 'close');
  const third = streams.stream('adzuna', data);
  await Promise.all([text(second), text(third)]);
  expect(streams.open).toBe(0);
});

test('[L-27] a reader that takes nothing is let go', async () => {
  const streams = new PartnerStreams({ stallMs: 1 });
  const stream = streams.stream('partner', await dataOf());
  const [error] = (await once(stream, 'error')) as [Error];
  expect(error.message).toBe('The reader of a feed has stopped.');
  expect(streams.open).toBe(0);
});

test('[L-27] a file that cannot be read breaks the feed off', async () => {
  const streams = new PartnerStreams();
  const { source } = await dataOf();
  const path = 'path' in source ? source.path : '';
  await expect(
    text(streams.stream('partner', { source: { path: `${path}.missing` }, task })),
  ).rejects.toThrow('unable to open database file');
  expect(streams.open).toBe(0);
});

test.runIf(testServerUrl)(
  '[L-27, L-49] without a replica a feed is read from the tables, and is the same',
  async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(context.database);
    const databaseUrl = new URL(`/${rows[0]?.name}`, testServerUrl).href;
    const read = (source: PostingSource) =>
      Promise.all([
        text(new PartnerStreams().stream('partner', { source, task })),
        checkFeeds({ source, task }),
      ]);
    const [xml, checked] = await read({ databaseUrl });
    const [ours, checkedOurs] = await read((await dataOf()).source);
    const withoutTime = (feed: string) => feed.replace(/<lastBuildDate>[^<]*/, '');
    expect(withoutTime(xml)).toBe(withoutTime(ours));
    expect(checked).toEqual(checkedOurs);
  },
);
