import { expect, test } from 'vitest';
import { readDrawn } from '../../../testing/resumes/drawn-pages.ts';

test('[C-6] degrees have bullets and dots, and memberships are not degrees', () => {
  const { education } = readDrawn([
    [50, 60, 'Ada Lindqvist', { size: 24, bold: true }],
    [50, 80, 'ada@example.se | +46 8 555 01 23'],
    [50, 120, 'Education', { size: 14, bold: true }],
    [50, 140, 'First American University', { bold: true }],
    [54, 154, '■ Ph.D. in Geophysics'],
    [460, 154, 'Dec 2009 – Jul 2014'],
    [66, 167, '● Thesis: A Statistical Approach to the Climate'],
    [54, 182, '■ M.B.A.'],
    [460, 182, 'Nov 2008 – Jun 2009'],
    [50, 210, 'Science College', { bold: true }],
    [460, 210, 'June 2004'],
    [54, 223, 'B.S. in Geography'],
    [54, 236, 'Member of Eta Kappa Nu'],
    [54, 249, 'Member of Upsilon Pi Epsilon'],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Ph.D. in Geophysics', 'First American University'],
    ['M.B.A.', 'First American University'],
    ['B.S. in Geography', 'Science College'],
  ]);
});

test('[C-6] text in brackets is part of its degree, in any style', () => {
  const { education } = readDrawn([
    [50, 60, 'Ada Lindqvist', { size: 24, bold: true }],
    [50, 80, 'ada@example.se | +46 8 555 01 23'],
    [50, 120, 'Education', { size: 14, bold: true }],
    [50, 140, 'Technical University Delft'],
    [60, 154, 'Master of Design', { bold: true }],
    [140, 154, ' (discontinued)', { italic: true }],
    [460, 154, '2001 – 2002'],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Master of Design (discontinued)', 'Technical University Delft'],
  ]);
});
