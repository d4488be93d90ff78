import { expect, test } from 'vitest';
import {
  checkInEnglish,
  createReadResume,
  type ShortResume,
  datesOf,
  findingOf,
  plainPositions,
} from '../../../testing/read-resumes.ts';

const [newest = {}, older = {}] = plainPositions;
const position = (bullets: string[], start = 'Jan 2019', end = 'Dec 2020') => ({
  title: 'Analyst',
  company: 'Fjord Data',
  ...datesOf(start, end),
  bullets,
});
const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at));

/** Each rule with a resume that has its finding, and a similar one without. */
const cases: Record<string, { found: ShortResume; not: ShortResume; file?: string; notFile?: string }> = {
  'structure-experience-missing': {
    found: { positions: [] },
    not: { positions: [], projects: [{ name: 'Tide tables' }] },
  },
  'structure-education-missing': {
    found: { education: [] },
    not: { education: [], tail: ['Apprenticeship as a welder'] },
  },
  'structure-skills-missing': { found: { skills: [] }, not: { skills: [], tail: ['Tools: lathe, press'] } },
  'structure-headings-unknown': {
    found: { sections: [{ kind: 'other', heading: 'Bits and pieces' }] },
    not: { sections: [{ kind: 'other', heading: 'Contact' }] },
  },
  'structure-too-short': {
    found: { positions: [position(['Sold 3 boats'])] },
    not: {},
  },
  'structure-bullets-long': {
    found: { positions: [position([`Built ${many(50, () => 'very').join(' ')} much`])] },
    not: { positions: [position([`Built ${many(40, () => 'very').join(' ')} much`])] },
  },
  'structure-summary-long': {
    found: { summary: [many(101, () => 'steady').join(' ')] },
    not: { summary: [many(60, () => 'steady').join(' ')] },
  },
  'structure-newest-silent': {
    found: { positions: [{ ...newest, bullets: [] }, older] },
    not: { positions: [newest, { ...older, bullets: [] }] },
  },
  'structure-references-line': {
    found: { tail: ['References available upon request'] },
    not: { tail: ['Answered for the references of 40 suppliers'] },
  },
};

test.each(Object.entries(cases))('[C-6] %s', (rule, { found, not, file, notFile }) => {
  const finding = findingOf(rule, found, file);
  expect(finding, 'where it is').toBeDefined();
  expect(finding?.seen).not.toBe('');
  expect(findingOf(rule, not, notFile), 'where it is not').toBeUndefined();
});

test('[C-6] education before experience is reported if school ended long ago', () => {
  const order = (end: string) => {
    const resume = createReadResume({
      education: [{ degree: 'BSc', institution: 'NTNU', ...datesOf('Aug 2012', end) }],
    });
    return { ...resume, sections: resume.sections.toSorted((a) => (a.kind === 'education' ? -1 : 0)) };
  };
  expect(findingOf('structure-school-first', order('Jun 2016'))?.seen).toContain('about 10 years');
  expect(findingOf('structure-school-first', order('Jun 2026'))).toBeUndefined();
});

test('[C-6] a file without headings, and one of too many pages', () => {
  const resume = createReadResume();
  const headings = resume.sections.map(({ heading }) => heading);
  const bare = {
    ...resume,
    sections: resume.sections.map((section) => ({ ...section, heading: null })),
    pages: resume.pages.map((page) => ({
      ...page,
      lines: page.lines.filter(({ text }) => !headings.includes(text)),
    })),
  };
  expect(findingOf('structure-headings-none', bare)).toMatchObject({ severity: 'high' });
  expect(findingOf('structure-headings-none', resume)).toBeUndefined();
  const [page] = resume.pages;
  const pages = [1, 2, 3, 4].map((number) => ({
    number,
    size: page?.size ?? null,
    lines: page?.lines.map((line) => ({ ...line, id: `p${number}-${line.id}` })) ?? [],
  }));
  const long = findingOf('structure-too-long', { ...resume, pages });
  expect(long).toMatchObject({ count: 2, points: 6, places: [{ page: 3 }] });
  expect(findingOf('structure-too-long', { ...resume, pages: pages.slice(0, 2) })).toBeUndefined();
});

test('[C-6] a resume in a language that the reader does not know is not checked for what is missing', () => {
  const finnish = createReadResume({
    head: ['Aino Virtanen', 'aino@example.fi | +358 40 555 0123'],
    positions: [],
    education: [],
    skills: [],
    contact: { place: null },
    tail: ['Työkokemus', ...many(30, (at) => `Myyjä ja kassanhoitaja, kauppa numero ${at}`), 'Koulutus'],
  });
  const { findings, sections } = checkInEnglish(finnish, {
    name: 'Aino.pdf',
    uploadedAt: new Date('2026-11-22'),
  });
  const missing = /missing|headings|name/;
  expect(findings.filter(({ rule }) => missing.test(rule)).map(({ rule }) => rule)).toEqual([]);
  expect(sections.filter(({ isJudged }) => !isJudged).map(({ section }) => section)).toEqual([
    'structure',
    'dates',
    'wording',
    'results',
  ]);
});

test('[C-6] short lines alone may be headings, so that none are missed', () => {
  const without = {
    positions: [],
    education: [],
    skills: [],
    tail: many(8, () => 'I have worked with the people of the harbour for years, and they with me'),
  };
  expect(findingOf('structure-headings-none', without)).toBeDefined();
  const short = { ...without, tail: ['At the harbour', ...without.tail, 'On the river', ...without.tail] };
  expect(findingOf('structure-headings-none', short)).toBeUndefined();
});
