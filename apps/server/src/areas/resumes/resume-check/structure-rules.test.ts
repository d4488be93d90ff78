import { expect, test } from 'vitest';
import {
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
  const bare = { ...resume, sections: resume.sections.map((section) => ({ ...section, heading: null })) };
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
