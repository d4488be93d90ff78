import { describe, expect, test } from 'vitest';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { blocksOf, kindsOf } from '../resume-reading/text-presenter.ts';
import { maskContact, withoutContact } from './redaction-rules.ts';

const owner = { firstName: 'Ada', lastName: 'Lovelace' };
const mask = (text: string) => maskContact(text, ['Ada Lovelace', 'Ada King Lovelace'], owner);

describe('[G-7] a text without contact data', () => {
  test.each([
    ['write to ada.lovelace+cv@mail.example.co.uk today', 'write to ••• today'],
    ['ada @ example.org', '•••'],
    ['https://ada.example/cv?x=1 and www.ada.example', '••• and •••'],
    ['linkedin.com/in/ada-lovelace', '•••'],
    ['github.com/ada | gitlab.com/ada', '••• | •••'],
    ['ada.dev/work', '•••'],
    ['+44 20 7946 0123', '•••'],
    ['(212) 555-0123', '•••'],
    ['Tel: 555 0123', 'Tel: •••'],
    ['Mobile 0151/2345678', 'Mobile •••'],
    ['ADA  LOVELACE, analyst', 'Ada L., analyst'],
    ['Report of Ada King Lovelace', 'Report of Ada L.'],
    ['-linkedin.com/in/ada, a.b.c.github.com/ada', '-••• •••'],
  ])('%s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test.each([
    'Analyst, Acme, 2019 - 2021',
    '01/2019 – 12/2021',
    '2019-2021',
    'Raised revenue by 1,200,000 and cut costs by 12 %',
    'Node.js, ASP.NET, C++',
    'Team of 14, 3 countries, 24/7',
    'Adaptive systems, Lovelace Prize',
  ])('%s stays', (text) => {
    expect(mask(text)).toBe(text);
  });
});

const at = (id: string, text: string) => ({ id, text, area: null });
const resume: ReadResume = {
  format: 'docx',
  pages: [
    {
      number: 1,
      size: null,
      lines: [
        at('1', 'Ada Lovelace'),
        at('2', 'Data analyst'),
        at('3', '12 St James Square, London · ada@example.org'),
        at('4', 'Acme, 2019 to 2021'),
        at('5', '• Wrote to board@acme.example each week'),
        at('6', 'Charles Babbage, charles@example.org'),
        at('7', 'Date of birth: 10 December'),
        at('8', 'London'),
      ],
    },
  ],
  unreadableGlyphs: 0,
  contact: {
    name: { text: 'Ada Lovelace', line: '1' },
    headline: { text: 'Data analyst', line: '2' },
    email: { text: 'ada@example.org', line: '3' },
    phone: null,
    place: { text: 'London', line: '8' },
    links: [],
  },
  sections: [
    { kind: 'other', heading: null, lines: ['1', '2', '3'] },
    { kind: 'experience', heading: 'Experience', lines: ['4', '5', '8'] },
    { kind: 'references', heading: 'References', lines: ['6'] },
    { kind: 'other', heading: 'Personal details', lines: ['7'] },
  ],
  positions: [],
  education: [],
  projects: [],
  skills: [],
  languages: [],
  certifications: [],
};

test('[G-7] leaves out the head, contact sections and references, and keeps the headline', () => {
  expect(blocksOf(withoutContact(resume, owner), kindsOf(resume))).toEqual([
    { heading: null, paragraphs: [{ text: 'Data analyst', kind: 'text' }] },
    {
      heading: 'Experience',
      paragraphs: [
        { text: 'Acme, 2019 to 2021', kind: 'text' },
        { text: 'Wrote to ••• each week', kind: 'item' },
      ],
    },
  ]);
});

test('[G-7] a resume without headings shows nothing', () => {
  const [head] = resume.sections;
  const contact = { ...resume.contact, headline: null };
  expect(blocksOf(withoutContact({ ...resume, contact, sections: [head!] }, owner), new Map())).toEqual([]);
});

test.each(['a', 'a.', 'a@', 'a-', '1 ', 'www.', 'a.com '])(
  '[G-7] a line of half a million letters of %j is read once',
  (part) => {
    expect(mask(part.repeat(500_000 / part.length)).length).toBeGreaterThan(2);
  },
);
