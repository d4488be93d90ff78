import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { expect, test } from 'vitest';
import { presentText } from './text-presenter.ts';

const line = (id: string, text: string, y: number, width: number, x = 50) => ({
  id,
  text,
  area: { x, y, width, height: 10 },
});

test('joins broken lines to paragraphs; items, short lines and gaps start new ones', () => {
  const lines = [
    line('1', 'Analyst, Acme', 100, 120),
    line('2', '• Cut the time of a delivery by a third in three', 114, 450),
    line('3', 'countries.', 126, 80, 60),
    line('4', '• Led a team of fourteen people who had never worked', 138, 450),
    line('5', 'together before', 150, 90, 60),
    line('6', 'Clerk, Northfield', 190, 450),
    line('7', 'Bought everything', 240, 100),
  ];
  const sections = [
    { kind: 'experience', heading: 'Experience', lines: ['1', '2', '3', '4', '5', '6', '7'] },
    { kind: 'skills', heading: 'Skills', header: [], lines: [] },
  ] as const;
  const position = {
    title: 'Analyst',
    company: 'Acme',
    team: null,
    isWhole: false,
    place: null,
    dates: null,
  };
  const resume: ReadResume = {
    format: 'pdf',
    pages: [{ number: 1, size: null, lines }],
    unreadableGlyphs: 0,
    contact: { name: null, headline: null, email: null, phone: null, place: null, links: [] },
    sections: sections.map((section) => ({ ...section, lines: [...section.lines] })),
    positions: [
      { ...position, start: null, end: null, bullets: ['Bought everything'], header: [], lines: ['1', '2'] },
    ],
    education: [],
    projects: [],
    skills: [],
    languages: [],
    certifications: [],
  };
  expect(presentText({ resume }).blocks).toEqual([
    {
      heading: 'Experience',
      paragraphs: [
        { text: 'Analyst, Acme', kind: 'title' },
        { text: 'Cut the time of a delivery by a third in three countries.', kind: 'item' },
        { text: 'Led a team of fourteen people who had never worked together before', kind: 'item' },
        { text: 'Clerk, Northfield', kind: 'text' },
        // A bullet although its sign was not read.
        { text: 'Bought everything', kind: 'item' },
      ],
    },
  ]);
});

test('shows why a resume cannot be read or fetched', () => {
  const failure = { reason: 'encrypted', message: 'It is protected.' } as const;
  expect(presentText({ failure })).toEqual({ blocks: [], problem: 'It is protected.' });
  expect(presentText(null)).toEqual({ blocks: [], problem: 'This file cannot be fetched just now.' });
});
