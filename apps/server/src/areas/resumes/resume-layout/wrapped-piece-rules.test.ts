import { expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const head: Drawn[] = [
  [50, 60, 'Ada Lindqvist', { size: 24, bold: true }],
  [50, 80, 'ada@example.se | +46 8 555 01 23'],
];
const heading = (y: number, text: string): Drawn => [50, y, text, { bold: true, size: 14 }];

test('[C-6] dates at the edge and a name in the middle may take two lines', () => {
  const { positions, education } = readDrawn([
    ...head,
    heading(120, 'Teaching Posts'),
    [50, 140, 'Deputy Principal', bold],
    [250, 140, 'Scoil Mhuire', bold],
    [420, 140, 'September 2019 – Present', { bold: true, width: 130 }],
    [55, 154, '• Timetable of forty teachers'],
    [50, 174, 'Teacher of Mathematics', bold],
    [250, 174, 'Coláiste Bríde', bold],
    [420, 174, 'September 2012 – August', { bold: true, width: 130 }],
    [525, 187, '2019', { bold: true, width: 25 }],
    [55, 192, '• Leaving Certificate, higher level, twenty-four pupils a year, in two languages'],
    heading(220, 'Education'),
    [50, 240, 'Galway', bold],
    [245, 240, 'National University of', { bold: true, width: 120 }],
    [480, 240, '2007 – 2011', { bold: true, width: 70 }],
    [285, 253, 'Ireland', { bold: true, width: 40 }],
    [55, 267, '• B.Sc. in Physics, Second Class Honours, 2010'],
    [55, 280, '• Professional Diploma in Education, 2011'],
  ]);
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Deputy Principal', 'Scoil Mhuire', 'September 2019 – Present'],
    ['Teacher of Mathematics', 'Coláiste Bríde', 'September 2012 – August 2019'],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['B.Sc. in Physics', 'National University of Ireland'],
    ['Professional Diploma in Education', 'National University of Ireland'],
  ]);
});

test('[C-6] a label as long as its column ends at the next row, and a change date is left out', () => {
  const { skills, education } = readDrawn([
    ...head,
    heading(120, 'Education'),
    [50, 140, '2015 Chartered Surveyor at', { width: 130 }],
    [184, 140, 'Institute of Chartered Surveyors of India', bold],
    [500, 140, '(Rank: 41)'],
    [50, 154, '2012 Bachelor of Commerce at', { width: 140 }],
    [194, 154, 'Pune University', bold],
    [500, 154, '(81.2%)'],
    heading(190, 'Skills'),
    [50, 210, 'Accounting', { width: 50 }],
    [110, 210, 'IFRS, Consolidation'],
    [50, 224, 'Systems', { width: 40 }],
    [110, 224, 'SAP, Tally Prime'],
    [220, 790, 'Last updated: November 23, 2026'],
  ]);
  expect(skills.map(({ name, group }) => `${group}: ${name}`)).toEqual([
    'Accounting: IFRS',
    'Accounting: Consolidation',
    'Systems: SAP',
    'Systems: Tally Prime',
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Chartered Surveyor', 'Institute of Chartered Surveyors of India'],
    ['Bachelor of Commerce', 'Pune University'],
  ]);
});
