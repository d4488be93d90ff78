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

const experience = (...drawn: Drawn[]) =>
  readDrawn([...head, [50, 120, 'Experience', { bold: true, size: 14 }], ...drawn]).positions.map(
    ({ title, company, team, place, dates }) => [title, company, team, place, dates],
  );

test.each([
  ['seit 05/2021', 'Bauleiterin', 'Nordbau GmbH'],
  ['depuis mai 2021', 'Infirmière', 'Clinique Bellevue'],
  ['desde mayo de 2021', 'Enfermera', 'Hospital Sol'],
  ['dal maggio 2021', 'Insegnante', 'Liceo Verdi'],
  ['od maja 2021', 'Kierownik', 'Budowa Sp. z o.o.'],
  ['sinds mei 2021', 'Verpleegkundige', 'Ziekenhuis Oost'],
  ['sedan maj 2021', 'Projektledare', 'Nordlys AB'],
])('[L-25] a position that began on one line with its role: %s', (dates, title, company) => {
  expect(
    experience(
      [50, 140, `${dates} ${title}, ${company}`],
      [60, 154, '• 12 km'],
      [50, 174, `01/2016 – 04/2021 ${title}, Westwerk AG`],
      [60, 188, '• 5 km'],
    ),
  ).toEqual([
    [title, company, null, null, dates],
    [title, 'Westwerk AG', null, null, '01/2016 – 04/2021'],
  ]);
});

test.each(['·', '•', '|', '–'])('[L-25] a team stands behind the firm and its place: %s', (mark) => {
  expect(
    experience(
      [50, 140, `Head Nurse ${mark} Westend, Leeds, UK ${mark} Surgery Group`],
      [50, 154, '02/2020 – 05/2023'],
      [60, 168, '• Led nine nurses'],
      [50, 190, `Nurse ${mark} Oakfield, York, UK ${mark} Children Group`],
      [50, 204, '01/2016 – 01/2020'],
      [60, 218, '• Cared for forty'],
    ),
  ).toEqual([
    ['Head Nurse', 'Westend', 'Surgery Group', 'Leeds, UK', '02/2020 – 05/2023'],
    ['Nurse', 'Oakfield', 'Children Group', 'York, UK', '01/2016 – 01/2020'],
  ]);
});

test('[L-25] below dates alone the first point names the role, unless it is a sentence', () => {
  expect(
    experience(
      [50, 140, 'May 2020 – Present', bold],
      [60, 154, '• Site Manager, Delta Roads'],
      [60, 168, '• Built twelve kilometres of road'],
      [50, 190, 'May 2016 – Apr 2020', bold],
      [60, 204, '• Managed the site of a bridge, from the first day to the last, with two teams.'],
    ),
  ).toEqual([
    ['Site Manager', 'Delta Roads', null, null, 'May 2020 – Present'],
    [null, null, null, null, 'May 2016 – Apr 2020'],
  ]);
});

test('[L-25] a name behind a comma that no gazetteer has is not a place', () => {
  expect(
    experience(
      [50, 140, 'Cook · Blue Door, Leeds, UK'],
      [50, 154, '02/2020 – 05/2023'],
      [60, 168, '• Cooked'],
      [50, 190, 'Waiter · Redgate, Quillby'],
      [50, 204, '01/2016 – 01/2020'],
      [60, 218, '• Served'],
    )[1],
  ).toEqual(['Waiter', 'Redgate, Quillby', null, null, '01/2016 – 01/2020']);
});

test('[L-25] firms in the style of the headings do not begin sections', () => {
  const read = readDrawn([
    ...head,
    [50, 120, 'Employment', bold],
    [50, 146, 'Harbour Housing Association', bold],
    [50, 160, 'Caretaker, May 2019 to date'],
    [50, 174, 'I look after forty houses and those who live in them.'],
    [50, 200, 'Kelda Lettings', bold],
    [50, 214, 'Clerk, May 2016 to April 2019'],
    [50, 228, 'I wrote to tenants and to the owners of the houses.'],
    [50, 254, 'Education', bold],
    [50, 280, 'University of Hull', bold],
    [50, 294, 'BA Sociology, 2012 to 2016'],
    [50, 320, 'Key skills', bold],
    [50, 346, 'Repairs, Letters'],
  ]);
  expect(read.positions.map(({ title, company }) => [title, company])).toEqual([
    ['Caretaker', 'Harbour Housing Association'],
    ['Clerk', 'Kelda Lettings'],
  ]);
  expect(read.education.map(({ institution }) => institution)).toEqual(['University of Hull']);
});
