import { expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const head: Drawn[] = [
  [50, 60, 'Ada Lindqvist', { size: 24, bold: true }],
  [50, 80, 'ada@example.se | +46 8 555 01 23'],
];
const voluntary: Drawn[] = [
  [50, 300, 'Volunteer Experience', { bold: true, size: 14 }],
  [50, 320, 'Sea Rescue', bold],
  [440, 320, 'Summer 2013, 2014'],
  [50, 334, 'Swim Coach', { italic: true }],
  [60, 348, '• Taught fifteen children to swim'],
];
const datesOf = (...drawn: Drawn[]) =>
  readDrawn([...head, ...drawn]).positions.map(({ company, dates }) => [company, dates]);

test('[C-6] volunteer experience counts as work only for a candidate without other experience', () => {
  expect(datesOf(...voluntary)).toEqual([['Sea Rescue', 'Summer 2013, 2014']]);
  expect(
    datesOf(
      [50, 120, 'Experience', { bold: true, size: 14 }],
      [50, 140, 'Nordlys AB', bold],
      [440, 140, 'Mar. 2016 - Exp. Jun. 2017'],
      [50, 154, 'Researcher', { italic: true }],
      [60, 168, '• Recognised movements'],
      ...voluntary,
    ),
  ).toEqual([['Nordlys AB', 'Mar. 2016 - Exp. Jun. 2017']]);
});

test('[C-6] a laboratory above the title is the employer; a title keeps its field in another style', () => {
  const { positions, education } = readDrawn([
    ...head,
    [50, 120, 'Experience', { bold: true, size: 14 }],
    [50, 140, 'Robotics Lab', bold],
    [440, 140, '2018 – 2021'],
    [50, 154, 'Streaming Databases, Developer Intern'],
    [60, 168, '• Printed trees'],
    [50, 220, 'Education', { bold: true, size: 14 }],
    [50, 240, 'PhD Candidate', bold],
    [119, 240, ' in Circuits and Systems, Zhejiang University, Hangzhou'],
    [440, 240, '2013 – 2018'],
  ]);
  expect(positions.map(({ title, company }) => [title, company])).toEqual([
    ['Streaming Databases, Developer Intern', 'Robotics Lab'],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['PhD Candidate in Circuits and Systems', 'Zhejiang University'],
  ]);
});
