import { sayEnglish } from '@waymark/contract/text/say';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { createOutbound } from '../../../platform/outbound/outbound.ts';
import { useFeedServer, type FeedServer } from '../../../testing/feed-server.ts';
import {
  ashbyAnswer,
  careerPage,
  careerPageOfOne,
  greenhouseAnswer,
  indeedAnswer,
  leverAnswer,
  personioAnswer,
  recruiteeAnswer,
  smartRecruitersList,
  smartRecruitersPosting,
  teamtailorAnswer,
  workableAnswer,
} from '../../../testing/source-answers.ts';
import type { GivenMapping } from '../job-import/mapping-rules.ts';
import { mappingOf } from '../job-sources/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { withFetched } from './fetch-gateway.ts';
import { rowsOf } from './reading-gateway.ts';
import type { FetchOptions, FetchParts } from './request-gateway.ts';

const feed = useFeedServer();
let parts: FetchParts;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-source-'));
  const config = readConfig({ DATA_DIR: directory, DEMO: 'false', LOG_LEVEL: 'silent' });
  parts = { config, outbound: createOutbound(['127.0.0.1']), temporaryDirectory: join(directory, 'uploads') };
});

afterAll(async () => {
  await parts.outbound.close();
});

const limits = { seconds: 60, megabytes: 512 };

interface Asked extends Partial<FetchOptions> {
  path?: string;
  mapping?: GivenMapping;
  maxPostings?: number;
}

/** All that is read of a source. */
async function readSource(
  format: SourceFormatName | null,
  { path = '/feed', mapping, maxPostings = 100, ...options }: Asked = {},
) {
  const address = feed.at(path);
  const fetching = { timeoutMs: 20_000, maxPages: 10, limits, ...options };
  return withFetched(parts, { address, format }, fetching, async (fetched) => {
    const rules = mappingOf({
      format: fetched.format,
      mapping: mapping ?? null,
      employerName: 'Board Name',
      companyName: undefined,
    });
    const drafts: PostingDraft[] = [];
    const file = { ...fetched, address, mapping: rules, now: new Date('2026-11-01T00:00:00Z'), shown: 0 };
    for await (const row of rowsOf(file, { limits, maxPostings })) {
      if ('problem' in row) throw new Error(sayEnglish(row.problem));
      if (!('posting' in row)) continue;
      if ('problems' in row.posting)
        throw new Error(row.posting.problems.map((one) => sayEnglish(one)).join('; '));
      drafts.push(row.posting.draft);
    }
    return { ...fetched, drafts };
  });
}

async function readDrafts(format: SourceFormatName | null, asked?: Asked): Promise<PostingDraft[]> {
  const read = await readSource(format, asked);
  if (read === 'unchanged') throw new Error('It is unchanged.');
  return read.drafts;
}

const cities = ({ places }: PostingDraft) => places.map(({ city, countryCode }) => `${city} ${countryCode}`);

describe('[L-26] postings of hiring systems come in as they are meant', () => {
  test('Greenhouse, whose texts are HTML that is escaped', async () => {
    feed.answers['/feed'] = greenhouseAnswer;
    const [draft] = await readDrafts('greenhouse');
    expect(draft).toMatchObject({
      sourceId: '127817',
      title: 'Lighthouse Keeper',
      company: { name: 'Beacon Works' },
      type: 'full-time',
      applyUrl: 'https://boards.greenhouse.io/beacon/jobs/127817?gh_src=abc',
      postedAt: new Date('2026-10-02T13:00:00Z'),
    });
    expect(draft?.description).toContain('<p>Keep the light &amp; the log.</p>');
    expect(draft?.description).toContain('<li>Polish the lens</li>');
    expect(draft && cities(draft)).toEqual(['Hamburg DE', 'Bremen DE']);
  });

  test('Lever, with its lists under their headings, and the name of its board', async () => {
    feed.answers['/feed'] = leverAnswer;
    const [draft] = await readDrafts('lever');
    expect(draft).toMatchObject({
      title: 'Ferry Pilot',
      company: { name: 'Board Name' },
      type: 'part-time',
      workMode: 'on-site',
      salary: { min: 3_200_000, max: 3_800_000, currency: 'EUR', period: 'year' },
      applyUrl: 'https://jobs.lever.co/tagus/5ac21346',
    });
    expect(draft?.description).toMatch(
      /Steer the ferry.*<h3>What you bring<\/h3>.*<li>Calm<\/li>.*all weathers/s,
    );
    expect(draft && cities(draft)).toEqual(['Lisbon PT', 'Porto PT']);
  });

  test('Ashby, without what is not listed', async () => {
    feed.answers['/feed'] = ashbyAnswer;
    const drafts = await readDrafts('ashby');
    expect(drafts.map(({ sourceId }) => sourceId)).toEqual(['a1b2']);
    const [draft] = drafts;
    expect(draft).toMatchObject({
      workMode: 'hybrid',
      type: 'full-time',
      salary: { min: 9_000_000, max: 12_000_000, currency: 'USD', period: 'year' },
    });
    expect(draft && cities(draft)).toEqual(['Chicago US', 'New York US']);
  });

  test('Recruitee', async () => {
    feed.answers['/feed'] = recruiteeAnswer;
    const [draft] = await readDrafts('recruitee');
    expect(draft).toMatchObject({
      sourceId: '4711',
      company: { name: 'Oven & Sons' },
      type: 'part-time',
      workMode: 'on-site',
      deadline: '2026-12-31',
      salary: { min: 240_000, max: 280_000, currency: 'EUR', period: 'month' },
      applyUrl: 'https://oven.recruitee.com/o/baker',
    });
    expect(draft?.description).toMatch(/Bake at night.*Patience/s);
    expect(draft && cities(draft)).toEqual(['Utrecht NL']);
  });

  test('Personio, whose positions lead to pages that its feed does not name', async () => {
    feed.answers['/xml'] = personioAnswer;
    const [draft] = await readDrafts('personio', { path: '/xml' });
    expect(draft).toMatchObject({
      sourceId: '901',
      title: 'Seilbahntechniker (m/w/d)',
      company: { name: 'Alpenwerk GmbH' },
      type: 'full-time',
      experienceMin: 2,
      experienceMax: 5,
      skills: ['Seilbahn', 'Hydraulik'],
      applyUrl: feed.at('/job/901'),
    });
    expect(draft?.description).toMatch(/<h3>Aufgaben<\/h3><p>Seile prüfen.<\/p><h3>Profil<\/h3>/);
    expect(draft && cities(draft)).toEqual(['Munich DE', 'Vienna AT']);
  });

  test('SmartRecruiters, with an answer for each posting, but for one that is gone since', async () => {
    feed.answers['/postings'] = smartRecruitersList;
    feed.answers['/postings/744000'] = smartRecruitersPosting;
    const drafts = await readDrafts('smartrecruiters', { path: '/postings' });
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({
      title: 'Tram Driver',
      company: { name: 'Ringbahn AG', industry: 'Transportation' },
      type: 'full-time',
      applyUrl: 'https://jobs.smartrecruiters.com/Ringbahn/744000-tram-driver',
    });
    expect(drafts[0]?.description).toMatch(
      /<h3>What you do<\/h3>.*<h3>What you bring<\/h3>.*<h3>Who we are<\/h3>/s,
    );
    expect(drafts[0] && cities(drafts[0])).toEqual(['Zurich CH']);
    feed.answers['/postings/744001'] = (_request, response) => response.writeHead(500).end();
    await expect(readDrafts('smartrecruiters', { path: '/postings' })).rejects.toThrow(/answers 500/);
  });

  test('Workable and Teamtailor', async () => {
    feed.answers = { '/feed': workableAnswer, '/jobs.rss': teamtailorAnswer };
    const [mason] = await readDrafts('workable');
    expect(mason).toMatchObject({
      sourceId: 'AB12CD34',
      type: 'full-time',
      company: { name: 'Quarry & Co' },
    });
    expect(mason && cities(mason)).toEqual(['Bath GB']);
    const [builder] = await readDrafts('teamtailor', { path: '/jobs.rss' });
    expect(builder).toMatchObject({
      sourceId: 'b0a7-33',
      workMode: 'hybrid',
      description: '<p>Build boats.</p>',
      applyUrl: 'https://fjord.teamtailor.com/jobs/33-boat-builder',
    });
    expect(builder && cities(builder)).toEqual(['Bergen NO']);
  });
});

describe('[L-26] feeds without a system behind them', () => {
  test('XML in the shape of Indeed needs no mapping, and its format is found', async () => {
    feed.answers['/feed'] = indeedAnswer;
    const [draft] = await readDrafts(null);
    expect(draft).toMatchObject({
      sourceId: 'H-1',
      title: 'Crane Operator',
      company: { name: 'Harbour Ltd' },
      type: 'full-time',
      workMode: 'hybrid',
      deadline: '2026-12-24',
      salary: { min: 2800, max: 2800, currency: 'USD', period: 'hour' },
      description: '<p>Lift &amp; lower.</p>',
    });
    expect(draft && cities(draft)).toEqual(['Austin US']);
  });

  test('XML of any other shape by a mapping, attributes included', async () => {
    feed.answers['/feed'] =
      '<vacatures><vacature nr="7"><functie>Kok</functie><loon munt="EUR">2500</loon></vacature>' +
      '<vacature nr="8"><functie>Ober</functie></vacature></vacatures>';
    const mapping = {
      list: 'vacature',
      fields: {
        sourceId: 'nr',
        title: 'functie',
        salary: 'loon',
        salaryCurrency: 'loon@munt',
        salaryPeriod: { constant: 'month' },
      },
    };
    const drafts = await readDrafts('xml', { mapping });
    expect(drafts.map(({ sourceId, title }) => `${sourceId} ${title}`)).toEqual(['7 Kok', '8 Ober']);
    expect(drafts[0]?.salary).toMatchObject({ currency: 'EUR', period: 'month' });
    await expect(readDrafts('xml')).rejects.toThrow(
      'It repeats <vacature>; name the element of a posting as "list"',
    );
  });

  test('JSON, NDJSON and CSV are told apart by how they begin', async () => {
    const record = { id: 1, title: 'Cook', company: 'Acme' };
    feed.answers = {
      '/json': { jobs: [record] },
      '/lines': `${JSON.stringify(record)}\n${JSON.stringify({ ...record, id: 2 })}\n`,
      '/table': 'id;title;company\n1;Cook;Acme\n',
    };
    expect(await readDrafts(null, { path: '/json' })).toHaveLength(1);
    expect(await readDrafts(null, { path: '/lines' })).toHaveLength(2);
    expect((await readDrafts(null, { path: '/table' }))[0]?.company.name).toBe('Acme');
  });

  test('a career page and those that it links to, as robots.txt allows', async () => {
    feed.answers = {
      '/robots.txt': 'User-agent: *\nDisallow: /private/',
      '/careers': careerPage,
      '/careers/2': careerPageOfOne,
      '/private/3': careerPageOfOne.replace('g-2', 'g-3'),
    };
    const drafts = await readDrafts(null, { path: '/careers' });
    expect(drafts.map(({ sourceId }) => sourceId)).toEqual(['g-1', 'g-2']);
    expect(drafts[1]).toMatchObject({
      company: { name: 'Park Keepers' },
      type: 'part-time',
      salary: { min: 3_000_000, max: 3_500_000, currency: 'EUR', period: 'year' },
      applyUrl: feed.at('/careers/2'),
    });
    expect(feed.asked.filter((path) => path.startsWith('/private') || path === '/robots.txt')).toEqual([
      '/robots.txt',
    ]);
    feed.answers['/robots.txt'] = 'User-agent: WaymarkBot\nDisallow: /';
    await expect(readDrafts('page', { path: '/careers' })).rejects.toThrow(
      /robots.txt of 127.0.0.1:\d+ forbids/,
    );
  });
});

describe('[L-26] an answer that is not as it should be is refused in one sentence', () => {
  const refused = async (answer: FeedServer['answers'][string], format: SourceFormatName = 'xml') => {
    feed.answers['/feed'] = answer;
    return readDrafts(format).then(
      () => 'taken',
      (error: Error) => error.message.replaceAll(/:\d{4,5}|_\d{4,5}/g, ''),
    );
  };

  test('XML that is broken, declares entities, or is too deep or too long', async () => {
    expect(await refused('<source><job><title>Cook</job></source>')).toMatch(
      /^127.0.0.1 is not XML \(.+\), at line 1\.$/,
    );
    const bomb = '<!DOCTYPE lolz [<!ENTITY lol "lol">]><source><job><title>&lol;</title></job></source>';
    expect(await refused(bomb)).toBe('127.0.0.1 declares a document type, which is not read, at line 1.');
    expect(await refused('<source><job><title>&nbsp;</title></job></source>')).toMatch(
      /is not XML \(undefined entity/,
    );
    expect(await refused('<a>'.repeat(50))).toBe(
      '127.0.0.1 has elements in elements, more than 40 deep, at line 1.',
    );
    const long = `<source><job><title>${'x'.repeat(2_100_000)}</title></job></source>`;
    expect(await refused(long)).toMatch(/has a (?:text|<job>) of more than 2 million characters/);
  });

  test('an encoding that is unknown, wrong, or changes midway', async () => {
    const start = '<source><job><title>Köchin</title>';
    expect(await refused(`<?xml version="1.0" encoding="klingon"?>${start}`)).toBe(
      '127.0.0.1 is in "klingon", an encoding that is not known. Have it sent as UTF-8.',
    );
    const changed = Buffer.concat([
      Buffer.from(start),
      Buffer.alloc(300_000, ' '),
      Buffer.from('Köchin', 'latin1'),
    ]);
    expect(await refused(changed)).toMatch(
      /^127.0.0.1 is said to be in utf-8, and is not after about \d+ kB\./,
    );
    const latin =
      '<?xml version="1.0" encoding="ISO-8859-1"?><source><job><id>1</id><title>Köchin</title></job></source>';
    feed.answers['/feed'] = Buffer.from(latin, 'latin1');
    expect((await readDrafts('xml'))[0]?.title).toBe('Köchin');
    feed.answers['/feed'] = Buffer.from(`\uFEFF${latin}`, 'utf16le');
    expect((await readDrafts('xml'))[0]?.title).toBe('Köchin');
  });

  test('more than 100 MB, also once it is unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(110_000_000, ' '));
    expect(
      await refused((_request, response) => response.setHeader('content-encoding', 'gzip').end(packed)),
    ).toBe('127.0.0.1 answers with more than 100 MB.');
  });

  test('a length that is a lie, a status that is none, and a redirect into the house', async () => {
    const lie = await refused((_request, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write(indeedAnswer);
      response.destroy();
    });
    expect(lie).toMatch(/^There was no answer from 127\.0\.0\.1/);
    expect(await refused((_request, response) => response.writeHead(403).end())).toMatch(
      /answers 403: it does not let us read/,
    );
    delete feed.answers['/feed'];
    await expect(readDrafts('xml')).rejects.toThrow('there is nothing at this address');
    const inside = await refused((_request, response) =>
      response.writeHead(302, { location: 'http://10.0.0.8/feed' }).end(),
    );
    expect(inside).toBe('10.0.0.8 is not on the public internet. Enter an address that everybody can reach.');
  });

  test('more postings than are read of one source', async () => {
    feed.answers['/feed'] = Array.from({ length: 6 }, (_, id) => ({ id, title: 'Cook' }));
    await expect(readDrafts('json', { maxPostings: 5 })).rejects.toThrow('It has more than 5 postings');
  });
});

test('[L-26] an answer that says it is as before is not read again', async () => {
  feed.answers['/feed'] = (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.setHeader('etag', '"v1"').end(indeedAnswer);
  };
  expect(await readSource('xml')).toMatchObject({ etag: '"v1"' });
  expect(await readSource('xml', { etag: '"v1"' })).toBe('unchanged');
});

test('[L-26] nothing is left of an answer, whether it was taken or refused', async () => {
  feed.answers['/feed'] = indeedAnswer;
  await readSource('xml');
  feed.answers['/feed'] = '<source>';
  await expect(readSource('xml')).rejects.toThrow('is not XML');
  expect(await readdir(parts.temporaryDirectory)).toEqual([]);
});
