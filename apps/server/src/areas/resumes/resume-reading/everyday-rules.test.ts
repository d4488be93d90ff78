import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { expect, test } from 'vitest';
import { readFlow } from '../../../testing/resumes/flow-lines.ts';

/** What a resume says of the person: everything but the positions. */
function personOf({ contact, education, skills, languages, certifications }: ReadResume) {
  return {
    contact: [contact.name, contact.email, contact.phone, contact.place].map((found) => found?.text ?? null),
    education: education.map(({ degree, institution, dates }) => [degree, institution, dates]),
    skills: skills.map(({ name }) => name),
    languages: languages.map(({ name }) => name),
    certifications: certifications.map(({ name }) => name),
  };
}

test('[L-25] long headers in one line are degrees, and a language among the skills is one', () => {
  const read = readFlow([
    'Yolanda Marquez',
    'Reno, NV | 775-555-0119 | yolanda.marquez@example.com',
    '# Profile',
    'Estimator who also runs the yard.',
    '# Experience',
    'Weighbridge Clerk | Comstock Aggregates, Carson City, NV | June 2011 to March 2014',

    '# Education',
    'Associate of Science in Building Management - Tahoe Meadows Community College - 2009 to 2011',
    '# Skills',
    'Bluebeam, takeoffs, scheduling, Portuguese (fluent)',
  ]);
  expect(personOf(read)).toEqual({
    contact: ['Yolanda Marquez', 'yolanda.marquez@example.com', '775-555-0119', 'Reno, NV'],
    education: [
      ['Associate of Science in Building Management', 'Tahoe Meadows Community College', '2009 to 2011'],
    ],
    skills: ['Bluebeam', 'takeoffs', 'scheduling'],
    languages: ['Portuguese'],
    certifications: [],
  });
});

test('[L-25] a registration keeps its last words, and a leaving certificate has its school', () => {
  const read = readFlow([
    'Colm Hartigan',
    'Paramedic',
    'colm.hartigan@example.ie | +353 61 555 0144 | Limerick, Ireland',
    'Work',
    'Advanced Paramedic, Treaty Ambulance, Limerick',
    'April 2021 - Present',
    'Education',
    'Diploma in Paramedicine, University of Limerick, 2015 - 2017',
    'Leaving Certificate, Ennis Community School, 2014',
    'Registrations',
    'PHECC register, number 123456, valid to 2028',
    'Skills',
    'Airway management, ECG, C1 driving, Irish, German (A2)',
  ]);
  expect(personOf(read)).toEqual({
    contact: ['Colm Hartigan', 'colm.hartigan@example.ie', '+353 61 555 0144', 'Limerick, Ireland'],
    education: [
      ['Diploma in Paramedicine', 'University of Limerick', '2015 - 2017'],
      ['Leaving Certificate', 'Ennis Community School', '2014'],
    ],
    skills: ['Airway management', 'ECG', 'C1 driving'],
    languages: ['Irish', 'German'],
    certifications: ['PHECC register, number 123456, valid to 2028'],
  });
});

test('[L-25] an apprenticeship has a firm where the other degrees have their schools', () => {
  const read = readFlow([
    'Priscilla Amoah',
    'Tallahassee, FL',
    '(850) 555-0166',
    'priscilla.amoah@example.com',
    '# Employment',
    'Nursery Hand at Big Bend Growers (2014 - 2017)',
    'Potted 600 plants a day.',
    '# Education',
    'Horticulture Diploma, Lively Technical College (2013 - 2014)',
    'Pesticide applicator apprenticeship, Big Bend Growers, 2015',
    'General Educational Development, Godby High School (2012)',
    '# Skills',
    'Irrigation, turf care, small engines, bookkeeping',
  ]);
  expect(personOf(read)).toEqual({
    contact: ['Priscilla Amoah', 'priscilla.amoah@example.com', '(850) 555-0166', 'Tallahassee, FL'],
    education: [
      ['Horticulture Diploma', 'Lively Technical College', '2013 - 2014'],
      ['Pesticide applicator apprenticeship', 'Big Bend Growers', '2015'],
      ['General Educational Development', 'Godby High School', '2012'],
    ],
    skills: ['Irrigation', 'turf care', 'small engines', 'bookkeeping'],
    languages: [],
    certifications: [],
  });
});

test('[L-25] a German curriculum vitae in tables is read row by row', () => {
  const read = readFlow([
    '**Lebenslauf',
    '**Hannelore Brandl',
    'Bachgasse 3, 93047 Regensburg',
    'Telefon 0941 5550118 · hannelore.brandl@example.de',
    '**Beruflicher Werdegang',
    'seit 09/2020\tSachbearbeiterin Versand, Isar Glas GmbH, Regensburg',
    'Disposition von 25 Lkw am Tag',
    '02/2017 – 08/2020\tLageristin, Vils Papier KG, Schwandorf',
    '**Schulische und berufliche Ausbildung',
    '08/2013 – 07/2016\tAusbildung zur Fachkraft für Lagerlogistik, Vils Papier KG, Schwandorf',
    'Note 1,9',
    '2007 – 2013\tRealschule am Stadtpark, Mittlerer Schulabschluss',
    '**Kenntnisse',
    'EDV\tSAP LE, Word, Excel',
    'Sprachen\tDeutsch, Tschechisch (fließend)',
    'Führerschein\tB, Staplerschein',
  ]);
  expect(personOf(read)).toEqual({
    contact: ['Hannelore Brandl', 'hannelore.brandl@example.de', '0941 5550118', 'Regensburg'],
    education: [
      ['Ausbildung zur Fachkraft für Lagerlogistik', 'Vils Papier KG', '08/2013 – 07/2016'],
      ['Mittlerer Schulabschluss', 'Realschule am Stadtpark', '2007 – 2013'],
    ],
    skills: ['SAP LE', 'Word', 'Excel'],
    languages: ['Deutsch', 'Tschechisch'],
    certifications: ['Führerschein B', 'Staplerschein'],
  });
});

test('[L-25] labelled fields and personal details give their values, and a medal is nobody’s name', () => {
  const read = readFlow([
    '**CURRICULUM VITAE',
    '**DEEPAK NAMBIAR',
    'Contact No: +91 94470 55502',
    'Email: deepak.nambiar@example.in',
    'Address: Kochi, Kerala',
    '**EXPERIENCE',

    'Company: Nilgiri Spices Pvt. Ltd., Kochi',
    'Position: Quality Inspector',
    'Period: July 2020 till date',
    'Sampling of 50 lots a week',
    'Company: Palai Foods, Aluva',
    'Position: Lab Assistant',
    'Period: May 2017 to June 2020',
    '**EDUCATION',
    'Course\tInstitution and year',
    'B.Sc. Chemistry\tMahatma Gandhi University, 2017',
    'Plus Two\tGovernment Higher Secondary School, Aluva, 2014',
    '**SKILLS',
    'HACCP, sampling, MS Word',

    '**PERSONAL DETAILS',
    'Date of Birth: 3rd March 1996',
    'Languages known: Malayalam, English and Tamil',
    '**AWARDS',
    'Silver Star Employee Medal, 2022',
    '**DECLARATION',
    'I declare that the above is true to my knowledge.',
  ]);
  expect(read.positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Quality Inspector', 'Nilgiri Spices Pvt. Ltd.', 'July 2020 till date'],
    ['Lab Assistant', 'Palai Foods', 'May 2017 to June 2020'],
  ]);
  expect(personOf(read)).toEqual({
    contact: ['DEEPAK NAMBIAR', 'deepak.nambiar@example.in', '+91 94470 55502', 'Kochi, Kerala'],
    education: [
      ['B.Sc. Chemistry', 'Mahatma Gandhi University', '2017'],
      ['Plus Two', 'Government Higher Secondary School', '2014'],
    ],
    skills: ['HACCP', 'sampling', 'MS Word'],
    languages: ['Malayalam', 'English', 'Tamil'],
    certifications: [],
  });
});

test.each([
  'Schulische und berufliche Ausbildung',
  'Nebenberufliche Tätigkeiten',
  'Vor der Elternzeit',
  'Isar Papier',
])('[L-25] a bold %j between two tables is nobody’s employer', (between) => {
  const { positions } = readFlow([
    '**Hannelore Brandl',
    'hannelore.brandl@example.de',
    '**Berufserfahrung',
    'seit 09/2020\tSachbearbeiterin Versand, Isar Glas GmbH, Regensburg',
    '02/2017 – 08/2020\tLageristin, Vils Papier KG, Regensburg',
    `**${between}`,
    '08/2013 – 07/2016\tKellnerin, Gasthof Post GmbH, Regensburg',
    '**Kenntnisse',
    'EDV\tWord, Excel',
  ]);
  expect(positions.map(({ company }) => company)).not.toContain(between);
  expect(positions.slice(0, 2).map(({ title, company }) => [title, company])).toEqual([
    ['Sachbearbeiterin Versand', 'Isar Glas GmbH'],
    ['Lageristin', 'Vils Papier KG'],
  ]);
});
