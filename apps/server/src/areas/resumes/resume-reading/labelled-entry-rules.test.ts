import { expect, test } from 'vitest';
import { readSection } from '../../../testing/resumes/flow-lines.ts';

type Position = [title: string | null, company: string | null, place: string | null, dates: string | null];

test.each<[heading: string, rows: string[], positions: Position[]]>([
  [
    'EXPERIENCE',
    [
      'Company: Nilgiri Tea Exports Pvt. Ltd., Kochi',
      'Position: Taster',
      'Period: July 2020 till date',
      '- 50 lots a week',
      'Company: Palai Foods, Aluva',
      'Position: Lab Assistant',
      'Period: May 2017 to June 2020',
    ],
    [
      ['Taster', 'Nilgiri Tea Exports Pvt. Ltd.', 'Kochi', 'July 2020 till date'],
      ['Lab Assistant', 'Palai Foods', 'Aluva', 'May 2017 to June 2020'],
    ],
  ],
  [
    'Work Experience',
    [
      'Name of the Company: Sree Textiles',
      'Designation: Accounts Executive',
      'Duration: 01/2018 - 12/2020',
      'Responsibilities: Ledger, GST returns',
      'Name of the Company: KSRTC',
      'Designation: Clerk',
      'Duration: 2015 - 2017',
    ],
    [
      ['Accounts Executive', 'Sree Textiles', null, '01/2018 - 12/2020'],
      ['Clerk', 'KSRTC', null, '2015 - 2017'],
    ],
  ],
  [
    'Work Experience',
    [
      'Sl. No\tCompany\tDesignation\tFrom\tTo',
      '1\tSree Textiles\tAccounts Executive\tJan 2018\tDec 2020',
      '2\tKSRTC\tClerk\tJune 2015\tDec 2017',
    ],
    [
      ['Accounts Executive', 'Sree Textiles', null, 'Jan 2018 – Dec 2020'],
      ['Clerk', 'KSRTC', null, 'June 2015 – Dec 2017'],
    ],
  ],
  [
    'Work Experience',
    ['Employer: Acme Ltd | Job title: Clerk | Dates: 2018 – 2020', 'Employer: Bright Ltd, Job title: Typist'],
    [
      ['Clerk', 'Acme Ltd', null, '2018 – 2020'],
      ['Typist', 'Bright Ltd', null, null],
    ],
  ],
  [
    'Berufserfahrung',
    [
      'Zeitraum: 03/2019 – heute',
      'Firma: Isar Glas GmbH, Regensburg',
      'Tätigkeit: Disponentin',
      'Aufgaben: 25 Lkw am Tag',
      'Zeitraum: 02/2017 – 02/2019',
      'Firma: Vils Papier KG',
      'Tätigkeit: Lageristin',
    ],
    [
      ['Disponentin', 'Isar Glas GmbH', 'Regensburg', '03/2019 – heute'],
      ['Lageristin', 'Vils Papier KG', null, '02/2017 – 02/2019'],
    ],
  ],
  [
    'Berufserfahrung',
    ['Firma\tIsar Glas GmbH', 'Position\tDisponentin', 'Zeitraum\tseit 09/2020'],
    [['Disponentin', 'Isar Glas GmbH', null, 'seit 09/2020']],
  ],
  [
    'Expérience professionnelle',
    ['Entreprise : Boulangerie Martin, Lyon', 'Poste : Vendeuse', 'Période : janvier 2018 – mars 2021'],
    [['Vendeuse', 'Boulangerie Martin', 'Lyon', 'janvier 2018 – mars 2021']],
  ],
  [
    'Experiencia laboral',
    ['Empresa: Hotel Sol', 'Puesto: Recepcionista', 'Fechas: 2018 – 2021', 'Funciones: reservas'],
    [['Recepcionista', 'Hotel Sol', null, '2018 – 2021']],
  ],
  [
    'Doświadczenie zawodowe',
    ['Okres: 05.2018 – obecnie', 'Firma: Stalex Sp. z o.o.', 'Stanowisko: Spawacz'],
    [['Spawacz', 'Stalex Sp. z o.o.', null, '05.2018 – obecnie']],
  ],
  [
    'Werkervaring',
    ['Periode: 2018 – heden', 'Werkgever: Bakkerij Jansen', 'Functie: Bakker'],
    [['Bakker', 'Bakkerij Jansen', null, '2018 – heden']],
  ],
  [
    'Experience',
    [
      '**Sree Textiles, Kochi (June 2018 – Present)',
      'Designation: Accounts Executive',
      '- Ledger',
      '**KSRTC (2015 – 2018)',
      'Designation: Clerk',
    ],
    [
      ['Accounts Executive', 'Sree Textiles', 'Kochi', 'June 2018 – Present'],
      ['Clerk', 'KSRTC', null, '2015 – 2018'],
    ],
  ],
  [
    'Experience',
    ['From: June 2018 To: May 2020', 'Organization: Kerala Dairy', 'Post: Driver'],
    [['Driver', 'Kerala Dairy', null, 'June 2018 To May 2020']],
  ],
  [
    'Experience',
    ['Position: Clerk at Acme Ltd', 'Dates: 2018 – 2020'],
    [['Clerk', 'Acme Ltd', null, '2018 – 2020']],
  ],
  [
    'Experience',
    [
      'Staff Nurse, Lee Hospital, 2018 – 2020',
      '- Position: night shift lead',
      'Nurse, Cork Clinic, 2015 – 2018',
    ],
    [
      ['Staff Nurse', 'Lee Hospital', null, '2018 – 2020'],
      ['Nurse', 'Cork Clinic', null, '2015 – 2018'],
    ],
  ],
])('[L-25] below %j, the fields %j are the positions %j', (heading, rows, expected) => {
  const { positions } = readSection(heading, rows);
  expect(positions.map(({ title, company, place, dates }) => [title, company, place, dates])).toEqual(
    expected,
  );
});

test('[L-25] the lines of labels are the header of their position, and what is below is its text', () => {
  const { positions } = readSection('Experience', [
    'Company: Nilgiri Tea',
    'Position: Taster',
    'Period: 2018 – 2020',
    'Responsibilities: Tasted 50 lots a week',
    '- Wrote reports',
  ]);
  expect(positions.map(({ header, lines, bullets }) => [header.length, lines.length, bullets])).toEqual([
    [3, 5, ['Tasted 50 lots a week', 'Wrote reports']],
  ]);
});

type Degree = [degree: string | null, school: string | null, dates: string | null, details: string[]];

test.each<[heading: string, rows: string[], degrees: Degree[]]>([
  [
    'Education',
    [
      'Degree: B.Sc. Chemistry',
      'University: Kerala University',
      'Year: 2017',
      'Percentage: 72%',
      'Degree: Plus Two',
      'School: Government HSS, Aluva',
      'Year: 2014',
    ],
    [
      ['B.Sc. Chemistry', 'Kerala University', '2017', ['72%']],
      ['Plus Two', 'Government HSS', '2014', []],
    ],
  ],
  [
    'Education',
    [
      'Qualification\tBoard/University\tYear of Passing\tMarks',
      'B.Com\tKerala University\t2013\t61%',
      'SSLC\tKerala State Board\t2008\t80%',
    ],
    [
      ['B.Com', 'Kerala University', '2013', ['61%']],
      ['SSLC', 'Kerala State Board', '2008', ['80%']],
    ],
  ],
  [
    'Education',
    ['Course\tInstitution and year', 'Plus Two\tGovernment Higher Secondary School, Aluva, 2014'],
    [['Plus Two', 'Government Higher Secondary School', '2014', []]],
  ],
  [
    'Ausbildung',
    ['Schule: Realschule Amberg', 'Abschluss: Mittlere Reife', 'Zeitraum: 2004 – 2010'],
    [['Mittlere Reife', 'Realschule Amberg', '2004 – 2010', []]],
  ],
])('[L-25] below %j, the fields %j are the degrees %j', (heading, rows, expected) => {
  const { education } = readSection(heading, rows);
  expect(
    education.map(({ degree, institution, dates, details }) => [degree, institution, dates, details]),
  ).toEqual(expected);
});
