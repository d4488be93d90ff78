import { expect, test } from 'vitest';
import { readDrawn } from '../../../testing/resumes/drawn-pages.ts';
import { readSection } from '../../../testing/resumes/flow-lines.ts';

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

test('[L-25] a profile saved as PDF keeps its sidebar apart, and a degree with its abbreviation whole', () => {
  const read = readDrawn([
    [20, 60, 'Contact', { size: 13 }],
    [20, 78, 'mira@example.org'],
    [20, 110, 'Top Skills', { size: 13 }],
    [20, 128, 'Budgeting'],
    [20, 142, 'Negotiation'],
    [20, 174, 'Languages', { size: 13 }],
    [20, 192, 'Norwegian (Native or Bilingual)'],
    [220, 60, 'Mira Halvorsen', { size: 26 }],
    [220, 82, 'Buyer at Nordbau'],
    [220, 98, 'Oslo, Norway'],
    [220, 140, 'Experience', { size: 16 }],
    [220, 162, 'Nordbau', { size: 12 }],
    [220, 177, '4 years 3 months'],
    [220, 195, 'Head of Purchasing', { size: 11.5 }],
    [220, 209, 'March 2022 - Present (1 year 2 months)'],
    [220, 223, 'Oslo, Norway'],
    [220, 245, 'Buyer', { size: 11.5 }],
    [220, 259, 'February 2019 - February 2022 (3 years 1 month)'],
    [220, 300, 'Education', { size: 16 }],
    [220, 322, 'University of Oslo', { size: 12 }],
    [220, 337, 'Master of Business Administration - MBA, Economics · (September 2014 - June'],
    [220, 351, '2016)'],
    [220, 371, 'Bergen College', { size: 12 }],
    [220, 386, 'Bachelor of Arts - BA, History · (2011 - 2014)'],
    [300, 800, 'Page 1 of 2', { size: 9 }],
  ]);
  expect([read.contact.name?.text, read.contact.place?.text]).toEqual(['Mira Halvorsen', 'Oslo, Norway']);
  expect(read.skills.map(({ name }) => name)).toEqual(['Budgeting', 'Negotiation']);
  expect(read.languages.map(({ name }) => name)).toEqual(['Norwegian']);
  expect(read.positions.map(({ title, company, start, end }) => [title, company, start, end])).toEqual([
    ['Head of Purchasing', 'Nordbau', 'March 2022', 'Present'],
    ['Buyer', 'Nordbau', 'February 2019', 'February 2022'],
  ]);
  expect(
    read.education.map(({ degree, institution, start, end }) => [degree, institution, start, end]),
  ).toEqual([
    [
      'Master of Business Administration - MBA, Economics',
      'University of Oslo',
      'September 2014',
      'June 2016',
    ],
    ['Bachelor of Arts - BA, History', 'Bergen College', '2011', '2014'],
  ]);
});

test.each<[heading: string, rows: string[], degrees: [string | null, string | null][]]>([
  [
    'Education',
    ['B.Tech. (IT), MAKAUT, 2018, DGPA: 8.5', 'M.Tech. (CSE) from IIT Kharagpur with CGPA 8.9 in 2020'],
    [
      ['B.Tech. (IT)', 'MAKAUT'],
      ['M.Tech. (CSE)', 'IIT Kharagpur'],
    ],
  ],
  [
    'Education',
    [
      'Matric (NSC), Orlando High School, 2008',
      'N4 Rigging, Ekurhuleni West College, 2010',
      'Trade Test: Electrician (Red Seal), 2013',
    ],
    [
      ['Matric (NSC)', 'Orlando High School'],
      ['N4 Rigging', 'Ekurhuleni West College'],
      ['Trade Test: Electrician (Red Seal)', null],
    ],
  ],
  [
    'Berufsausbildung',
    [
      '1998 – 2001: Ausbildung zum Elektroinstallateur, Elektro Krause GmbH, Dresden, Gesellenprüfung (Note: gut)',
    ],
    [['Ausbildung zum Elektroinstallateur, Gesellenprüfung', 'Elektro Krause GmbH']],
  ],
  [
    'Education',
    ['PhD, Computer Science, 2011', 'Bachelor of Science, Computer Science, 2006'],
    [
      ['PhD, Computer Science', null],
      ['Bachelor of Science, Computer Science', null],
    ],
  ],
])('[L-25] below %j, a grade, a field or another degree in %j is no school', (heading, rows, degrees) => {
  const { education } = readSection(heading, rows);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual(degrees);
});
