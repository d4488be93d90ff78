import { sayIn } from '../../../platform/languages/say-in.ts';
import { expect, test } from 'vitest';
import { fieldLabels } from '../../../platform/personal-data/field-labels.ts';
import { namesIn } from '../../../platform/personal-data/personal-data.ts';
import { renderIndex } from './presenter.ts';
import { placeFiles, type Section } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
const madeAt = new Date('2026-11-21T10:05:00Z');

function render(sections: Section[]): string {
  return renderIndex(sayEnglish, madeAt, sections, placeFiles(sections));
}

test('[G-10] the page says in plain words what is kept, and when it was so', () => {
  const page = render([
    {
      key: 'account',
      title: 'Account and profile',
      rows: [
        {
          id: '0193a1b2',
          firstName: 'Ada',
          allowedText: false,
          deletionDueAt: null,
          valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
          createdAt: madeAt,
        },
      ],
    },
    {
      key: 'consents',
      title: 'What you agreed to',
      names: { purpose: namesIn(fieldLabels) },
      rows: [{ purpose: 'allowedText', granted: true }],
    },
    { key: 'reviews', title: 'Resume reviews', rows: [] },
  ]);
  expect(page).toContain('as it was on 21 November 2026, 10:05 UTC');
  expect(page).toContain('<dt>First name</dt><dd>Ada</dd>');
  expect(page).toContain('<dt>Text messages about career opportunities</dt><dd>No</dd>');
  expect(page).toContain('<dd>Culture &amp; Values, Work-Life Balance</dd>');
  expect(page).toContain('<dt>Created at</dt><dd>21 November 2026, 10:05 UTC</dd>');
  expect(page).toContain('<dt>Purpose</dt><dd>Text messages about career opportunities</dd>');
  expect(page).toMatch(/Resume reviews<\/h2><p class="none">Nothing is kept\.<\/p>/);
  expect(page).not.toContain('0193a1b2');
});

test('[G-10] all that a user typed stays text, even as the name of a file', () => {
  const page = render([
    {
      key: 'resumes',
      title: 'Resumes',
      rows: [{ coverLetter: hostile, file: { storageKey: 'key', name: `50% "off" & <b>.pdf` } }],
    },
  ]);
  expect(page).not.toMatch(/<script|<img|<b>/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('>50% &quot;off&quot; &amp; &lt;b&gt;.pdf</a>');
  const href = /href="(files\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect(decodeURIComponent(href)).toBe('files/50% _off_ & _b_.pdf');
});

test('[G-10] the page loads nothing and runs nothing', () => {
  const page = render([]);
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(page).not.toMatch(/<script|src=|@import|url\(/);
});

test('[L-40] the page says fields and words of the code in the language of the person', () => {
  const row = { jobTitle: 'Φ', createdAt: null, stage: 'hired', types: ['open', 'Φ'], kind: 'job-closed' };
  const names = {
    stage: namesIn([{ value: 'hired', label: 'Hired' }]),
    types: namesIn({ open: 'Open' }),
    kind: null,
  };
  const section = { key: 'account', title: 'Account and profile', names, labels: { stage: 'Role' } };
  const page = renderIndex(sayIn('de'), madeAt, [{ ...section, rows: [row] }], new Map());
  const cells = Array.from(page.matchAll(/<d[td]>(.*?)<\/d[td]>/g), ([, text]) => text);
  expect(cells.slice(0, 2)).toEqual(['Stellentitel', 'Φ']);
  expect(cells[2]).toBe('Erstellt am');
  expect(cells.slice(4)).toEqual(['Rolle', 'Eingestellt', 'Arten', 'Offen, Φ']);
});
