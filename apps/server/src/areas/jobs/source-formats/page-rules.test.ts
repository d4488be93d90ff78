import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { readPage } from './page-rules.ts';

const address = 'https://larch.example/jobs/pk-1';
const script = (text: string, type = 'application/ld+json') =>
  `<!doctype html><html><head><script type="${type}">${text}</script></head><body><p>Jobs</p></body></html>`;
const read = (text: string, type?: string) => readPage(script(text, type), address);

const strict = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Park Keeper',
  description: 'Mow & rake',
  hiringOrganization: { '@type': 'Organization', name: 'City of Larch' },
};
const text = JSON.stringify(strict);
const pretty = JSON.stringify(strict, null, 2);

describe('[L-26] JSON-LD is read as browsers and Google read it', () => {
  test.each([
    ['a line end in a text', text.replace('Mow & rake', 'Mow\n& rake'), 'Mow\n& rake'],
    ['a tab and a carriage return', text.replace('Mow & rake', 'Mow\t&\r\nrake'), 'Mow\t&\r\nrake'],
    ['another sign of control', text.replace('Mow & rake', 'Mow\u0007& rake'), 'Mow & rake'],
    ['a comment of HTML around it', `<!--\n${text}\n-->`, 'Mow & rake'],
    ['CDATA behind a comment', `//<![CDATA[\n${text}\n//]]>`, 'Mow & rake'],
    ['CDATA in a comment', `/*<![CDATA[*/${text}/*]]>*/`, 'Mow & rake'],
    ['CDATA alone', `<![CDATA[${text}]]>`, 'Mow & rake'],
    ['a comma too many', pretty.replace('\n}', ',\n}').replace('Larch"\n', 'Larch",\n'), 'Mow & rake'],
    ['a semicolon behind it', `${text};`, 'Mow & rake'],
    [
      'lines of comments',
      `// made by hand\n${pretty.replace('"title"', '/* the name */ "title"')}`,
      'Mow & rake',
    ],
    ['references for its quotes', text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'), 'Mow & rake'],
    [
      'an escape that JSON lacks',
      text.replace('Mow & rake', String.raw`Mow\'n rake \d`),
      String.raw`Mow'n rake \d`,
    ],
    ['a byte order mark', `\uFEFF${text}`, 'Mow & rake'],
    [
      'an address with two slashes',
      text.replace('Mow & rake', 'https://a.example // x'),
      'https://a.example // x',
    ],
  ])('with %s', (_name, block, description) => {
    const { postings, problems } = read(block);
    expect(problems).toEqual([]);
    expect(postings).toMatchObject([{ title: 'Park Keeper', description, pageAddress: address }]);
  });

  test('and a type in capitals with a charset', () => {
    expect(read(text, ' Application/LD+JSON; charset=utf-8').postings).toHaveLength(1);
  });

  test.each([
    [
      'breaks off',
      text.slice(0, 90),
      /^the JSON-LD of https:\/\/larch\.example\/jobs\/pk-1 \(block 1\) breaks off/,
    ],
    ['lacks a comma', text.replace('",', '" '), /is broken after ".*https:\/\/schema\.org\\""/],
    ['has a quote in a text', text.replace('Mow', 'Mow "all"'), /is broken after/],
  ])('what %s is a rejected posting with a sentence', (_name, block, sentence) => {
    const { postings, problems } = read(block);
    expect(postings).toEqual([]);
    expect(problems.map((one) => sayEnglish(one))).toEqual([expect.stringMatching(sentence)]);
  });

  test('a broken block of another kind is none', () => {
    expect(read('{"@type":"Organization",').problems).toEqual([]);
    expect(readPage(`${script('{"@type":"BreadcrumbList",')}${script(text)}`, address).postings).toHaveLength(
      1,
    );
  });
});

describe('[L-26] a graph is put together', () => {
  const titles = (value: unknown) => read(JSON.stringify(value)).postings.map(({ title }) => title);

  test.each<[string, unknown]>([
    [
      'a prefix',
      { '@context': { schema: 'http://schema.org/' }, '@type': 'schema:JobPosting', 'schema:title': 'Cook' },
    ],
    ['a whole type', { '@type': 'http://schema.org/JobPosting', 'http://schema.org/title': 'Cook' }],
    ['www', { '@type': ['https://www.schema.org/JobPosting'], title: 'Cook' }],
    ['several types', { '@type': ['Thing', 'JobPosting'], title: 'Cook' }],
    ['a value with its language', { '@type': 'JobPosting', title: { '@value': 'Cook', '@language': 'en' } }],
    ['a list', [{ '@type': 'Organization' }, { '@type': 'JobPosting', title: 'Cook' }]],
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, { '@type': 'JobPosting', title: 'Cook' }] }],
    ['a page about it', { '@type': 'WebPage', mainEntity: { '@type': 'JobPosting', title: 'Cook' } }],
    [
      'items',
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: { '@type': 'JobPosting', title: 'Cook' } }],
      },
    ],
  ])('with %s', (_name, value) => {
    expect(titles(value)).toEqual(['Cook']);
  });

  test('what is named by its id stands where it is named, also from another block, and each posting once', () => {
    const organisation = {
      '@id': '#org',
      '@type': 'Organization',
      name: 'Oven',
      employee: { '@id': '#job' },
    };
    const job = {
      '@id': '#job',
      '@type': 'JobPosting',
      title: 'Cook',
      hiringOrganization: { '@id': '#org' },
    };
    const list = { '@type': 'ItemList', itemListElement: [{ '@id': '#job', '@type': 'JobPosting' }] };
    const { postings } = readPage(
      script(JSON.stringify({ '@graph': [job, list] })) + script(JSON.stringify(organisation)),
      address,
    );
    expect(postings).toHaveLength(1);
    expect(postings).toMatchObject([{ hiringOrganization: { name: 'Oven' } }]);
  });

  test('a list of addresses leads to its pages', () => {
    const list = {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://larch.example/jobs/1' },
        { '@type': 'ListItem', position: 2, item: '/jobs/2' },
        { '@type': 'ListItem', position: 3, item: { '@id': 'https://larch.example/jobs/3' } },
        { '@type': 'ListItem', position: 4, url: 'https://other.example/jobs/4' },
      ],
    };
    expect(read(JSON.stringify(list)).links).toEqual(
      [1, 2, 3].map((id) => `https://larch.example/jobs/${id}`),
    );
  });
});

test('[L-26] postings that stand in attributes are read', () => {
  const html = `<html><body><div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Cook</h1>
    <meta itemprop="datePosted" content="2026-11-20"><div itemprop="description"><p>Bake.</p><ul><li>Early</li></ul></div>
    <span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Oven</b></span>
    </div></body></html>`;
  expect(readPage(html, address).postings).toEqual([
    {
      '@type': 'JobPosting',
      title: 'Cook',
      datePosted: '2026-11-20',
      description: expect.stringContaining('<p>Bake.</p><ul><li>Early</li></ul>'),
      hiringOrganization: { '@type': 'Organization', name: 'Oven' },
      pageAddress: address,
    },
  ]);
});

describe('[L-26] a page that breaks off is known', () => {
  const whole =
    '<!doctype html><html><body><main><ul><li><a href="/1">One</a><li>Two</ul></main><p>End</body></html>';
  test('also without the ends that may be left out', () => {
    expect(readPage(whole, address).isCut).toBe(false);
    expect(readPage(whole.replace('</body></html>', ''), address).isCut).toBe(false);
  });

  test('at each place before the end of its elements', () => {
    const last = whole.indexOf('</main>') + '</main>'.length;
    const first = whole.indexOf('<main>') + '<main>'.length;
    for (let length = first; length < last; length++)
      expect([length, readPage(whole.slice(0, length), address).isCut]).toEqual([length, true]);
  });
});

test('[L-26] a posting that breaks off at any place is read whole or rejected', () => {
  const whole = `<html><body><script type="application/ld+json">${pretty}</script></body></html>`;
  const begins = whole.indexOf('JobPosting') + 'JobPosting'.length;
  const ends = begins + pretty.length;
  for (let length = begins; length < ends; length++) {
    const { postings, problems } = readPage(whole.slice(0, length), address);
    expect([...postings, ...problems]).toEqual([
      problems[0] ?? { ...strict, '@context': null, pageAddress: address },
    ]);
  }
});
