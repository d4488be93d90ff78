import { expect, test } from 'vitest';
import { readSection } from '../../../testing/resumes/flow-lines.ts';

type Certificate = [name: string, issuer: string | null, place: string | null, dates: string | null];

const plain = (...names: string[]) => names.map((name): Certificate => [name, null, null, null]);

test.each<[heading: string, rows: string[], certificates: Certificate[]]>([
  [
    'Registrations',
    ['PHECC register, number 123456, valid to 2028'],
    plain('PHECC register, number 123456, valid to 2028'),
  ],
  ['Registrations', ['NMC PIN 12A3456E, expires March 2027'], plain('NMC PIN 12A3456E, expires March 2027')],
  [
    'Licenses',
    ['Registered Nurse, Texas Board of Nursing, license no. 712345, exp. 06/2026', 'CDL Class A'],
    plain('Registered Nurse, Texas Board of Nursing, license no. 712345, exp. 06/2026', 'CDL Class A'),
  ],
  [
    'Certifications',
    [
      'AWS Certified Solutions Architect – Amazon Web Services, 2021',
      'First Aid at Work, St John Ambulance, Leeds, 2019 – 2022',
      'Food Hygiene Level 2 (2018)',
      '2019 Scrum Master (PSM I), Scrum.org',
    ],
    [
      ['AWS Certified Solutions Architect', 'Amazon Web Services', null, '2021'],
      ['First Aid at Work', 'St John Ambulance', 'Leeds', '2019 – 2022'],
      ['Food Hygiene Level 2', null, null, '2018'],
      ['Scrum Master (PSM I)', 'Scrum.org', null, '2019'],
    ],
  ],
  [
    'Certifications',
    ['Certified Welder, issued by American Welding Society, 2016', 'CPR, First Aid, Forklift operator'],
    [
      ['Certified Welder', 'American Welding Society', null, '2016'],
      ...plain('CPR', 'First Aid', 'Forklift operator'),
    ],
  ],
  [
    'Certifications',
    ['Project Management Professional (PMP)', 'Issued by Project Management Institute', 'May 2020'],
    [['Project Management Professional (PMP)', 'Project Management Institute', null, 'May 2020']],
  ],
  [
    'Zertifikate',
    ['Ausbilderschein (AdA), IHK Regensburg, 2015', 'Ersthelfer, gültig bis 2027'],
    [['Ausbilderschein (AdA)', 'IHK Regensburg', null, '2015'], ...plain('Ersthelfer, gültig bis 2027')],
  ],
  [
    'Qualifications',
    ['NVQ Level 3 Plumbing, Hull College, 2012', 'Gold Card, valid until March 2027', 'Gas Safe, No. 123456'],
    plain('Gold Card, valid until March 2027', 'Gas Safe, No. 123456'),
  ],
  ['Führerschein', ['Klasse B'], plain('Führerschein Klasse B')],
  [
    'Kenntnisse',
    ['EDV\tSAP LE, Word', 'Führerschein\tB, Staplerschein'],
    plain('Führerschein B', 'Staplerschein'),
  ],
  ['Skills', ['Full clean driving licence, Excel'], plain('Full clean driving licence')],
  ['Additional Information', ['Driving licence: full, clean'], plain('Driving licence: full, clean')],
  ['Personal Details', ['Marital Status: Single', 'Driving Licence: LMV'], plain('Driving Licence LMV')],
  ['Dodatkowe informacje', ['Prawo jazdy: kat. B'], plain('Prawo jazdy kat. B')],
])('[L-25] below %j, %j are the certificates %j', (heading, rows, certificates) => {
  const read = readSection(heading, rows);
  expect(read.certifications.map(({ name, issuer, place, dates }) => [name, issuer, place, dates])).toEqual(
    certificates,
  );
});
