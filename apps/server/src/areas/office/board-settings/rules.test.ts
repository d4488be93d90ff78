import type { RetentionPeriods } from '@waymark/contract/lifecycle/retention';
import { legalTexts } from '@waymark/contract/office/choices';
import { languages } from '@waymark/contract/text/languages';
import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { renderMarkdown } from '../../../platform/markdown/render-markdown.ts';
import { writeLegalTemplate, type LegalFacts } from './rules.ts';

test('[J-5] a text of the law is Markdown or plain', () => {
  expect(renderMarkdown('One\nline\n\nAnother')).toBe('<p>One<br />line</p>\n<p>Another</p>');
  expect(renderMarkdown('# Terms\n\n- *one*\n- [two](https://board.example)')).toBe(
    '<h2>Terms</h2>\n<ul>\n<li><em>one</em></li>\n<li><a href="https://board.example" rel="noopener">two</a></li>\n</ul>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '![x](https://evil.example/pixel.png)',
  '<iframe src="//evil.example"></iframe>',
])('[J-5] %s becomes nothing that runs or loads', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/script|javascript|onerror|onclick|style|<img|<iframe|data:/);
});

/** Each period says a number that stands nowhere else. */
const periods = new Proxy({} as RetentionPeriods, { get: () => 4711 });

const noOperator = { name: null, address: null, register: null, vatNumber: null, responsible: null };

const facts: LegalFacts = {
  name: 'Harbour Jobs',
  operator: {
    name: 'Harbour Ltd',
    address: '1. Pier Road\n- Hull',
    register: 'HRB 123',
    vatNumber: 'GB 1',
    responsible: 'Olga *Ott*',
  },
  contact: { email: 'us@harbour.example', phone: '+44 117 496 0182', address: null, position: null },
  periods,
  providers: [],
};

const shown = (text: (typeof legalTexts)[number]['value'], given = facts, say = sayEnglish) =>
  renderMarkdown(writeLegalTemplate(text, given, say));

test('[L-36] terms and privacy name the board, who runs it and how to reach them', () => {
  for (const text of ['terms', 'privacy'] as const) {
    const html = shown(text);
    expect(html, text).toContain('Harbour Jobs is run by Harbour Ltd, 1. Pier Road, - Hull.');
    expect(html, text).toContain('href="mailto:us@harbour.example"');
    expect(html, text).toContain('+44 117 496 0182');
  }
});

test('[L-36] privacy says what is kept, and for how long', () => {
  const html = shown('privacy');
  expect(html).toContain('4,711 days');
  for (const what of ['Job alerts', 'newsletter', 'Resumes', 'Applications']) expect(html).toContain(what);
});

test('[L-36] privacy names the companies that sign members in, where there are any, and the assistants', () => {
  const none = shown('privacy');
  expect(none).toContain('If you connect an assistant to your account');
  expect(none).not.toMatch(/Google|LinkedIn/);
  const some = shown('privacy', { ...facts, providers: ['Google', 'LinkedIn'] });
  expect(some).toContain('If you sign in with Google or LinkedIn, that company learns that you do');
});

test('[L-36] the imprint shows what was entered as it was typed, and leaves out the rest', () => {
  const html = shown('imprint');
  expect(html).toContain('<p>Harbour Ltd<br />1. Pier Road<br />- Hull</p>');
  expect(html).toContain('<li>Responsible for the content: Olga *Ott*</li>');
  const operator = { ...noOperator, name: 'Olga Ott', address: 'Hull' };
  expect(shown('imprint', { ...facts, operator })).not.toMatch(/VAT|Register|Responsible/);
});

test('[L-36] without an operator each text says so', () => {
  for (const { value } of legalTexts) {
    expect(shown(value, { ...facts, operator: noOperator }), value).toContain(
      'The operator of this board has not given a name and an address yet.',
    );
  }
});

const outlineOf = (html: string) => html.match(/<(?:h2|ul|li|p)\b/g);
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}{3,}/gu) ?? [];

test.each(languages.filter(({ code }) => code !== 'en'))(
  '[L-40] the texts in $code have the parts of the English ones, in its own words, and lead to its pages',
  ({ code }) => {
    for (const { value } of legalTexts) {
      const [english, own] = [shown(value), shown(value, facts, sayIn(code))];
      expect(outlineOf(own), value).toEqual(outlineOf(english));
      expect(own.match(/href="\/[^"]*/g), value).toEqual(
        english.match(/href="\/[^"]*/g)?.map((link) => link.replace('="/', `="/${code}/`)),
      );
      const known = new Set(wordsOf(english));
      const same = wordsOf(own).filter((word) => known.has(word));
      // The imprint has little else than names.
      const share = value === 'imprint' ? 0 : same.length / wordsOf(own).length;
      expect(share, value).toBeLessThan(0.15);
      expect(own).not.toMatch(/\{\{|undefined/);
    }
  },
);
