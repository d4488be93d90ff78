import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const heading = (x: number, y: number, text: string): Drawn => [x, y, text, { bold: true, size: 14 }];
const name: Drawn = [50, 60, 'Ada Lindqvist', { size: 24, bold: true }];
const contact: Drawn = [50, 80, 'ada@example.se | +46 8 555 01 23 | Malmö, Sweden'];

describe('[C-6] a table with a header row', () => {
  test('of degrees has a row for each, however its cells are broken', () => {
    const { education } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Academic Profile'),
      [90, 150, 'Course', bold],
      [220, 150, 'Institution', bold],
      [350, 143, 'Board /', bold],
      [345, 157, 'University', bold],
      [450, 150, 'Year', bold],
      [520, 150, 'Marks', bold],
      [85, 188, 'B.E. (EEE)'],
      [215, 181, 'PSG College of'],
      [220, 195, 'Technology'],
      [340, 188, 'Anna University'],
      [450, 188, '2022'],
      [520, 181, '8.42'],
      [520, 195, 'CGPA'],
      [75, 219, 'Diploma in Electrical'],
      [85, 233, 'Engineering'],
      [210, 219, 'Government Polytechnic'],
      [225, 233, 'College'],
      [360, 226, 'DOTE'],
      [450, 226, '2019'],
      [520, 226, '91%'],
    ]);
    expect(education.map((one) => [one.degree, one.institution, one.dates])).toEqual([
      ['B.E. (EEE)', 'PSG College of Technology', '2022'],
      ['Diploma in Electrical Engineering', 'Government Polytechnic College', '2019'],
    ]);
  });

  test('of positions has a row for each', () => {
    const { positions } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Work Experience'),
      [50, 150, 'Organisation', bold],
      [200, 150, 'Designation', bold],
      [400, 150, 'Period', bold],
      [50, 170, 'Malabar Textiles Ltd'],
      [200, 170, 'Shift Supervisor'],
      [400, 170, '2019 – 2023'],
      [50, 190, 'Deccan Spinning'],
      [200, 190, 'Trainee Engineer'],
      [400, 190, '2017 – 2019'],
    ]);
    expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
      ['Shift Supervisor', 'Malabar Textiles Ltd', '2019 – 2023'],
      ['Trainee Engineer', 'Deccan Spinning', '2017 – 2019'],
    ]);
  });
});

describe('[C-6] a rail', () => {
  test('continues beside a label that leaves less space than a gutter', () => {
    const { skills, sections } = readDrawn([
      name,
      contact,
      [50, 120, 'EDUCATION', { bold: true, size: 9.5 }],
      [159, 121, 'MSc Marine Biology'],
      [159, 135, 'University of Bergen, Bergen, Norway'],
      [50, 160, 'EXPERIENCE', { bold: true, size: 9.5 }],
      [159, 161, 'Marine Biologist, Hafró Institute, 2018 – 2022'],
      [173, 175, '• Counted what lives in cold water, and wrote the reports on it'],
      [50, 200, 'SKILLS AND TOOLS', { bold: true, size: 9.5, width: 103 }],
      [159, 201, 'R, QGIS, Scuba diving'],
      [50, 220, 'LANGUAGES', { bold: true, size: 9.5 }],
      [159, 221, 'Icelandic, English'],
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual([
      'other',
      'education',
      'experience',
      'skills',
      'languages',
    ]);
    expect(skills.map((skill) => skill.name)).toEqual(['R', 'QGIS', 'Scuba diving']);
  });

  test('of dates may be close to the text beside it, in one of two columns', () => {
    const { positions } = readDrawn([
      name,
      heading(40, 120, 'Contact'),
      [40, 140, 'ada@example.se'],
      [40, 154, '+46 8 555 01 23'],
      heading(40, 190, 'Skills'),
      [40, 210, 'Revit'],
      [40, 224, 'Rhino'],
      [40, 238, 'AutoCAD'],
      heading(221, 120, 'Experience'),
      [221, 140, '09/2020 – heden'],
      [317, 140, 'Architect', bold],
      [317, 154, 'Studio Maas, Rotterdam'],
      [330, 168, '• Drew forty houses and a school'],
      [221, 190, '02/2017 – 08/2020', { width: 92 }],
      [317, 190, 'Junior Architect', bold],
      [317, 204, 'OMA, Rotterdam'],
      [330, 218, '• Built the models for six competitions'],
      [221, 240, '2016'],
      [317, 240, 'Intern', bold],
      [317, 254, 'MVRDV, Rotterdam'],
      [330, 268, '• Measured roofs'],
    ]);
    expect(positions.map(({ title, company, place, dates }) => [title, company, place, dates])).toEqual([
      ['Architect', 'Studio Maas', 'Rotterdam', '09/2020 – heden'],
      ['Junior Architect', 'OMA', 'Rotterdam', '02/2017 – 08/2020'],
      ['Intern', 'MVRDV', 'Rotterdam', '2016'],
    ]);
  });
});

test('[C-6] contact details above two columns belong to neither, even with an unknown heading', () => {
  const large = { size: 17 } as const;
  const { contact: read, positions } = readDrawn([
    [35, 60, 'ADA LINDQVIST', { size: 24 }],
    [35, 90, '• ada@example.se', { width: 130 }],
    [204, 90, '• +46 8 555 01 23', { width: 90 }],
    [340, 90, '• Malmö, Sweden'],
    [35, 130, 'EXPERIENCE', large],
    [35, 155, 'Interior Designer', { size: 12 }],
    [35, 170, 'Atelier Nord'],
    [35, 185, '• September 2019 – present', { size: 9, width: 100 }],
    [180, 185, '• Malmö, Sweden', { size: 9, width: 70 }],
    [45, 200, 'Designed forty flats and three cafés'],
    [364, 127, 'MOTTO', large],
    [364, 152, 'Houses are for people.'],
    [364, 180, 'SKILLS', large],
    [368, 205, 'AutoCAD'],
    [450, 205, 'SketchUp'],
  ]);
  expect(read.place?.text).toBe('Malmö, Sweden');
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Interior Designer', 'Atelier Nord', 'September 2019 – present'],
  ]);
});

test('[C-6] a page number with a total belongs to no section', () => {
  const { skills } = readDrawn([
    name,
    contact,
    heading(50, 120, 'Experience'),
    [50, 140, 'Clerk, Acme, 2019 – 2021'],
    [60, 154, '• Wrote the reports of the office'],
    heading(50, 180, 'Skills'),
    [50, 200, 'Excel, SAP'],
    [50, 800, '© Some Union, 2002 – 2026 | Page 1 / 1'],
  ]);
  expect(skills.map((skill) => skill.name)).toEqual(['Excel', 'SAP']);
});
