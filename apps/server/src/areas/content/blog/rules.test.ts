import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../../testing/fingerprint.ts';
import { drawChart } from './chart-rules.ts';
import { drawCover } from './cover-rules.ts';
import { listCharts, nameOfChart, describeChart, measureText, slugOf } from './rules.ts';
import { renderPostText } from './text-gateway.ts';

const id = '0197c5b2-0000-7000-8000-00000000abcd';
const picture = { id, width: 1200, height: 800 };
const chartOf = (chart: Parameters<typeof describeChart>[1]) => describeChart(sayEnglish, chart);
const render = async (body: string) => (await renderPostText(body, [picture], chartOf)).html;

describe('[J-2] the text of a post', () => {
  test('headings have anchors of their own, and a long text a list of them', async () => {
    const body = ['## One & all', '## One & all', '## Été', '### Below', '## Four'].join('\n\nWords.\n\n');
    const { html, contents } = await renderPostText(body, [], chartOf);
    expect(contents).toEqual([
      { id: 'h-one-all', text: 'One & all' },
      { id: 'h-one-all-2', text: 'One & all' },
      { id: 'h-ete', text: 'Été' },
      { id: 'h-four', text: 'Four' },
    ]);
    for (const one of contents) expect(html).toContain(`<h2 id="${one.id}">`);
    expect((await renderPostText('## Only one', [], chartOf)).contents).toEqual([]);
  });

  test('nothing in it runs, and no picture of anybody else is asked for', async () => {
    const html = await render(
      [
        '<script>alert(1)</script>',
        '<img src="https://spy.example/pixel.png">',
        `![x" onerror="alert(1)](/api/blog-pictures/${id})`,
        '[here](javascript:alert(1))',
        '<h2 id="root" onclick="alert(1)">Title</h2>',
        '<svg onload="alert(1)"></svg><iframe src="//evil.example"></iframe>',
      ].join('\n\n'),
    );
    expect(html).not.toMatch(/<script|<svg|<iframe|spy\.example|javascript:|onclick|id="root"/);
    expect(html).not.toMatch(/<img[^>]*" onerror="/);
  });

  test('its own pictures keep their place free and come in their sizes', async () => {
    const html = await render(`![Two cairns](/api/blog-pictures/${id})`);
    expect(html).toContain('width="1200" height="800" alt="Two cairns" loading="lazy"');
    expect(html).toContain(
      `/api/blog-pictures/${id}?width=1200 1200w, /api/blog-pictures/${id}?width=960 960w`,
    );
  });

  test('a chart stands where its marker stands alone, and any other marker stays text', async () => {
    const body =
      'A\n\n{{chart:remote-share}}\n\nB {{chart:remote-share}}\n\n{{chart:pay-by-place:Nurse}}\n\n{{chart:passwords}}';
    expect(listCharts(body).map(nameOfChart)).toEqual(['remote-share', 'pay-by-place:nurse']);
    const { html } = await renderPostText(body, [], ({ kind, of }) => `<i>${kind} ${of}</i>`);
    expect(html.match(/<i>/g)).toHaveLength(2);
    expect(html).toContain('{{chart:passwords}}');
  });

  test('[L-21] a text of thousands of headings and charts has the first of them, and stays whole', async () => {
    const { html, contents } = await renderPostText(
      '## a\n\n{{chart:remote-share}}\n\n'.repeat(1500),
      [],
      () => '<i/>',
    );
    expect(contents).toHaveLength(300);
    expect(contents.at(-1)).toEqual({ id: 'h-a-300', text: 'a' });
    expect(html.match(/<i\/>/g)).toHaveLength(30);
    expect(html.match(/<h2/g)).toHaveLength(1500);
    expect(html.match(/\{\{chart:remote-share\}\}/g)).toHaveLength(1470);
  });
});

test('a chart is a table that says what is drawn, and names stay text', () => {
  const figures = {
    form: 'shares' as const,
    rows: [
      { label: '<b>Care</b>', shares: [0.25, 0.5], count: 1200 },
      { label: 'Law', shares: [0.001, 0], count: 10 },
    ],
  };
  const html = drawChart(
    { kind: 'remote-share', of: '' },
    figures,
    new Date('2026-04-01T00:00:00Z'),
    sayEnglish,
  );
  expect(html).toContain('<th scope="row">&lt;b&gt;Care&lt;/b&gt;</th>');
  expect(html).toContain('remote 25 %, hybrid 50 %');
  expect(html).toContain('remote &lt;1 %, hybrid 0 %');
  expect(html).toContain('x="250" y="4" width="500"');
  expect(html).toContain('<td>1,200</td>');
  expect(html).toContain('1 April 2026');
  const none = drawChart(
    { kind: 'how-long-open', of: '' },
    { form: 'shares', rows: [] },
    new Date(),
    sayEnglish,
  );
  expect(none).toContain('too few postings');
});

test('a cover is the same for the same name and another for another', () => {
  expect(drawCover('a-post')).toBe(drawCover('a-post'));
  expect(drawCover('a-post')).not.toBe(drawCover('another-post'));
});

test('covers and charts are drawn as it is recorded: look at one before `-u` records another', async () => {
  const covers = ['two-questions', 'pay', 'remote', 'letters', 'interviews', 'nurses'].map(
    (name) => `cover ${name}\t${fingerprintOf(drawCover(name))}\n`,
  );
  const when = new Date('2026-04-01T00:00:00Z');
  const shares = [
    { label: 'Care', shares: [0.25, 0.5], count: 1200 },
    { label: 'Law', shares: [0.125, 0], count: 10 },
  ];
  const charts = drawChart(
    { kind: 'remote-share', of: '' },
    { form: 'shares', rows: shares },
    when,
    sayEnglish,
  );
  const rows = [...covers, `chart\t${fingerprintOf(charts)}\n`];
  await expect(rows.join('')).toMatchFileSnapshot('drawings.tsv');
});

test('an address is made of letters, digits and hyphens', () => {
  expect(slugOf(' What’s a “Gap”? Ärger & Co. ')).toBe('whats-a-gap-arger-co');
  expect(slugOf('日本')).toBe('');
  expect(slugOf('a'.repeat(100), 70)).toHaveLength(70);
});

test('reading takes a minute for every 220 words, and at least one', () => {
  expect(measureText('word '.repeat(660))).toEqual({ words: 660, minutes: 3 });
  expect(measureText('')).toEqual({ words: 0, minutes: 1 });
});
