import { sayEnglish } from '@waymark/contract/text/say';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GivenMapping } from '../job-import/mapping-rules.ts';
import { mappingOf } from '../job-sources/rules.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { rowsOf } from './reading-gateway.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-feed-'));
});

const now = new Date('2026-11-25T12:00:00Z');

/** The postings of a feed, what was rejected of it, and what was left out. */
async function read(
  text: string,
  { mapping = null, employerName = '' }: { mapping?: GivenMapping | null; employerName?: string } = {},
) {
  const path = join(directory, 'feed.xml');
  await writeFile(path, text);
  const rules = mappingOf({ format: 'xml', mapping, employerName, companyName: undefined });
  const file = { path, format: 'xml' as const, address: '', mapping: rules, now, shown: 0 };
  const drafts: PostingDraft[] = [];
  const rejected: string[] = [];
  const leftOut: string[] = [];
  for await (const row of rowsOf(file, { limits: { seconds: 60, megabytes: 512 }, maxPostings: 100 })) {
    if ('leftOut' in row) leftOut.push(sayEnglish(row.leftOut));
    else if ('posting' in row && 'draft' in row.posting) drafts.push(row.posting.draft);
    else if ('posting' in row && 'problems' in row.posting)
      rejected.push(...row.posting.problems.map((one) => sayEnglish(one)));
  }
  return { drafts, rejected, leftOut };
}

const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" ` +
  `xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:job_listing="https://board.example"><channel><title>Jobs</title>${items}</channel></rss>`;
const item = (title: string, more = '', id = title) =>
  `<item><title>${title}</title><guid>${id}</guid>${more}</item>`;
const named = ({ drafts }: { drafts: PostingDraft[] }) =>
  drafts.map(({ title, company }) => `${title} / ${company.name}`);

describe('[L-26] a feed of WordPress is read as it is meant', () => {
  const listing = item(
    'Dock Supervisor &#8211; Nights',
    '<link>https://board.example/job/dock-supervisor/</link><dc:creator><![CDATA[admin]]></dc:creator>' +
      '<pubDate>Wed, 25 Nov 2026 08:00:00 +0000</pubDate><description><![CDATA[Short excerpt [&#8230;]]]></description>' +
      '<content:encoded><![CDATA[<p>Whole text. You lead 12 people.</p><ul><li>Nights</li></ul>]]></content:encoded>' +
      '<job_listing:location><![CDATA[Bremen, Germany]]></job_listing:location>' +
      '<job_listing:job_type><![CDATA[Full Time]]></job_listing:job_type>' +
      '<job_listing:salary>$40,000 a year</job_listing:salary>' +
      '<job_listing:company><![CDATA[Humber Quays Ltd]]></job_listing:company>',
    'https://board.example/?post_type=job_listing&#038;p=812',
  );

  test.each([[null], [{ fields: { company: 'job_listing:company', places: 'job_listing:location' } }]])(
    'with the mapping %j',
    async (mapping) => {
      const { drafts } = await read(rss(listing), { mapping });
      expect(drafts).toMatchObject([
        {
          title: 'Dock Supervisor – Nights',
          company: { name: 'Humber Quays Ltd' },
          type: 'full-time',
          description: '<p>Whole text. You lead 12 people.</p><ul><li>Nights</li></ul>',
          applyUrl: 'https://board.example/job/dock-supervisor/',
          places: [{ city: 'Bremen', countryCode: 'DE' }],
          postedAt: new Date('2026-11-25'),
        },
      ]);
    },
  );
});

describe('[L-26] the company of a feed without a field for it is read where all its items name it alike', () => {
  const colon = [
    item(
      'Beacon Works: Light Keeper',
      '<region>Anywhere in the World</region><link>https://w.example/1</link>',
    ),
    item('Oxbow &amp; Sons: Senior Baker', '<region>USA Only</region><link>https://w.example/2</link>'),
    item('Quay: Nurse: Nights', '<region>Anywhere in the World</region><link>https://w.example/3</link>'),
  ].join('');

  test('before a colon, and anywhere is remote and no place', async () => {
    const { drafts } = await read(rss(colon), { employerName: 'Some Board' });
    expect(named({ drafts })).toEqual([
      'Light Keeper / Beacon Works',
      'Senior Baker / Oxbow & Sons',
      'Nurse: Nights / Quay',
    ]);
    expect(drafts.map(({ workMode }) => workMode)).toEqual(['remote', 'remote', 'remote']);
    expect(drafts[0]?.places).toEqual([]);
    expect(drafts[1]?.places).toMatchObject([{ city: '', countryCode: 'US' }]);
  });

  test('before a colon of two items, where the rest is surely a title', async () => {
    const two = item('Quay Works: Software Engineer') + item('Oxbow: Accountant');
    expect(named(await read(rss(two)))).toEqual(['Software Engineer / Quay Works', 'Accountant / Oxbow']);
  });

  test('behind "at"', async () => {
    const items = item('Light Keeper at Beacon') + item('Cook at Oxbow') + item('Clerk at Quay');
    expect(named(await read(rss(items)))).toEqual(['Light Keeper / Beacon', 'Cook / Oxbow', 'Clerk / Quay']);
  });

  test('behind a comma, and as the author, where the texts speak of it', async () => {
    const about = (name: string) => `<description>${name} is a maker of lamps.</description>`;
    const comma =
      item('Software Engineer, Beacon Works', about('Beacon Works')) +
      item('Data Analyst, Lead, Oxbow, Inc.', about('Oxbow, Inc.'), 'b');
    expect(named(await read(rss(comma)))).toEqual([
      'Software Engineer / Beacon Works',
      'Data Analyst, Lead / Oxbow, Inc.',
    ]);
    const author =
      item('Cook', `<dc:creator>Beacon Works</dc:creator>${about('Beacon Works')}`) +
      item('Clerk', `<dc:creator>Oxbow</dc:creator>${about('Oxbow')}`);
    expect(named(await read(rss(author)))).toEqual(['Cook / Beacon Works', 'Clerk / Oxbow']);
  });

  test('as the author of Atom, whose address is that of the page', async () => {
    const entry = (name: string, id: string) =>
      `<entry><id>${id}</id><title>Cook</title><link rel="self" href="https://a.example/api/${id}"/>` +
      `<link rel="alternate" href="https://a.example/${id}"/><author><name>${name}</name></author>` +
      `<summary>Short …</summary><content type="html">&lt;p&gt;${name} has an oven.&lt;/p&gt;</content></entry>`;
    const { drafts } = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>${entry('Oxbow', '1')}${entry('Quay', '2')}</feed>`,
    );
    expect(drafts).toMatchObject([
      {
        company: { name: 'Oxbow' },
        applyUrl: 'https://a.example/1',
        description: '<p>Oxbow has an oven.</p>',
      },
      { company: { name: 'Quay' }, applyUrl: 'https://a.example/2' },
    ]);
  });

  test.each([
    ['one item has another form', item('Beacon: Cook') + item('Oxbow: Baker') + item('Clerk at night')],
    ['places stand before the colon', item('Bremen: Cook') + item('Hamburg: Baker') + item('Berlin: Clerk')],
    ['kinds of work do', item('Remote: Cook') + item('Part-time: Baker') + item('Remote: Clerk')],
    ['occupations do', item('Nurse: Ward 3') + item('Accountant: Lead') + item('Software Engineer: Core')],
    [
      'teams stand behind the comma',
      item('Engineer, Payments') + item('Engineer, Growth') + item('Manager, Core'),
    ],
    [
      'the author is who runs the board',
      item('Cook', '<dc:creator>admin</dc:creator>') + item('Clerk', '<dc:creator>admin</dc:creator>'),
    ],
    [
      'the author is a person',
      item('Cook', '<dc:creator>Ada Quinn</dc:creator>') + item('Clerk', '<dc:creator>Bo Lee</dc:creator>'),
    ],
    ['a single item says it', item('Beacon: Cook')],
    ['two items say something else', item('Update: New opening hours') + item('Notice: Office closed')],
  ])('but not where %s: then it has none, and says so', async (_name, items) => {
    const { drafts, rejected } = await read(rss(items));
    expect(named({ drafts })).toEqual([]);
    expect(new Set(rejected)).toEqual(new Set(['it has no company']));
  });

  test('nor where some items have a field for it', async () => {
    const items = item('Lead: Cook', '<company>Beacon</company>') + item('Head: Clerk') + item('Lead: Baker');
    const found = await read(rss(items));
    expect(named(found)).toEqual(['Lead: Cook / Beacon']);
    expect(found.rejected).toEqual(['it has no company', 'it has no company']);
  });
});

describe('[L-26] postings are found in XML by their fields', () => {
  const fields = '<title>Cook</title><id>7</id><company>Oxbow</company>';
  test.each([
    ['a single one', `<vacancies><vacancy>${fields}</vacancy></vacancies>`],
    ['capitals', `<SOURCE><JOB><TITLE>Cook</TITLE><ID>7</ID><COMPANY>Oxbow</COMPANY></JOB></SOURCE>`],
    ['a prefix', `<j:jobs xmlns:j="x"><j:job>${fields.replaceAll(/<(\/?)/g, '<$1j:')}</j:job></j:jobs>`],
    [
      'a list within',
      `<export><info><name>Board</name></info><list><stelle nr="1">${fields}</stelle></list></export>`,
    ],
    [
      'attributes',
      `<jobs><ad id="7" title="Cook"><employer><name>Oxbow</name></employer><company>Oxbow</company></ad></jobs>`,
    ],
    ['job among others', `<source><publisher>X</publisher><job>${fields}</job></source>`],
    ['RDF', `<rdf:RDF xmlns:rdf="x"><channel><title>Jobs</title></channel><item>${fields}</item></rdf:RDF>`],
  ])('%s', async (_name, text) => {
    expect(named(await read(text))).toEqual(['Cook / Oxbow']);
  });

  test('an element that is named in a mapping is found with a prefix and in capitals too', async () => {
    const text = `<x:LIST xmlns:x="x"><x:VACATURE><x:functie>Kok</x:functie><x:nr>1</x:nr></x:VACATURE></x:LIST>`;
    const mapping = {
      list: 'vacature',
      fields: { title: 'functie', sourceId: 'nr', company: { constant: 'Oven' } },
    };
    expect(named(await read(text, { mapping }))).toEqual(['Kok / Oven']);
  });
});
