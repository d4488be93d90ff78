import { expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;

/** Rows one below the other; "# " begins a heading, "**" a bold line. */
function column(x: number, from: number, rows: readonly string[]): Drawn[] {
  return rows.map((row, at) => {
    const look = row.startsWith('# ') ? { bold: true as const, size: 12 } : row.startsWith('**') ? bold : {};
    return [x, from + 14 * at, row.replace(/^# |\*\*/, ''), look];
  });
}

test('[L-25] two columns go on over two pages, each to its own end', () => {
  const first: Drawn[] = [
    [220, 50, 'Petr Novák', { bold: true, size: 22 }],
    ...column(40, 90, [
      '# Contact',
      'petr@example.cz',
      '+420 777 123 456',
      'Brno, Czech Republic',
      '# Skills',
      'PLC programming',
      'AutoCAD',
      'Hydraulics',
      '# Languages',
      'Czech (native)',
    ]),
    ...column(220, 90, [
      '# Experience',
      '**Maintenance Technician, Moravia Tractors a.s.',
      '2019 – Present',
      '• Repaired forty machines a month in two halls',
      '• Trained nine apprentices',
      '**Electrician, Brno Power s.r.o.',
      '2015 – 2019',
      '• Wired two substations',
    ]),
  ];
  const second = [
    ...column(40, 50, [
      'English B2',
      'German A2',
      '# Licences',
      'Driving licence B, C',
      'Welding certificate',
    ]),
    ...column(220, 50, ['• Kept the plans up to date', '# Education', '**Maturita, SPŠ Brno', '2011 – 2015']),
  ];
  const { contact, positions, education, skills, languages, certifications } = readDrawn(first, second);
  expect([contact.name?.text, contact.place?.text]).toEqual(['Petr Novák', 'Brno, Czech Republic']);
  expect(positions.map(({ title, dates, bullets }) => [title, dates, bullets.length])).toEqual([
    ['Maintenance Technician', '2019 – Present', 2],
    ['Electrician', '2015 – 2019', 2],
  ]);
  expect(education.map(({ degree, institution, dates }) => [degree, institution, dates])).toEqual([
    ['Maturita', 'SPŠ Brno', '2011 – 2015'],
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['PLC programming', 'AutoCAD', 'Hydraulics']);
  expect(languages.map(({ name, level }) => [name, level])).toEqual([
    ['Czech', 'native'],
    ['English', 'B2'],
    ['German', 'A2'],
  ]);
  expect(certifications.map(({ name }) => name)).toEqual(['Driving licence B, C', 'Welding certificate']);
});

test('[L-25] labels and values side by side are the fields of a form', () => {
  const rows = (from: number, fields: readonly (readonly [string, string])[]): Drawn[] =>
    fields.flatMap(([label, value], at): Drawn[] => [
      [50, from + 16 * at, label, bold],
      [200, from + 16 * at, value],
    ]);
  const { contact, positions, education, certifications } = readDrawn([
    [50, 50, 'APPLICATION FORM', { bold: true, size: 16 }],
    ...rows(80, [
      ['Full name:', 'Orla Quinn'],
      ['Address:', '12 Mill Lane, Cork'],
      ['Email:', 'orla@example.ie'],
      ['Telephone:', '087 123 4567'],
      ['Driving licence:', 'B'],
    ]),
    [50, 176, 'EMPLOYMENT', { bold: true, size: 12 }],
    ...rows(196, [
      ['Employer:', 'Lee Valley Hospital, Cork'],
      ['Position:', 'Staff Nurse'],
      ['From:', 'Jan 2019'],
      ['To:', 'Present'],
      ['Employer:', 'Bons Clinic'],
      ['Position:', 'Care Assistant'],
      ['From:', '2016'],
      ['To:', '2018'],
    ]),
    [50, 340, 'EDUCATION', { bold: true, size: 12 }],
    ...rows(360, [
      ['School:', 'Cork Community School'],
      ['Qualification:', 'Leaving Certificate'],
      ['Year:', '2014'],
    ]),
  ]);
  expect([contact.name, contact.email, contact.phone, contact.place].map((one) => one?.text)).toEqual([
    'Orla Quinn',
    'orla@example.ie',
    '087 123 4567',
    'Cork',
  ]);
  expect(positions.map(({ title, company, place, dates }) => [title, company, place, dates])).toEqual([
    ['Staff Nurse', 'Lee Valley Hospital', 'Cork', 'Jan 2019 – Present'],
    ['Care Assistant', 'Bons Clinic', null, '2016 – 2018'],
  ]);
  expect(education.map(({ degree, institution, dates }) => [degree, institution, dates])).toEqual([
    ['Leaving Certificate', 'Cork Community School', '2014'],
  ]);
  expect(certifications.map(({ name }) => name)).toEqual(['Driving licence B']);
});

test('[L-25] what ends one page and begins the next is said twice', () => {
  const filler = Array.from({ length: 40 }, (_, at) => `• Wrote the plan of week ${at + 1} for the office`);
  const first = column(50, 60, [
    'Ada Lindqvist',
    'ada@example.se',
    '# Experience',
    '**Clerk, Acme Ltd',
    '2012 – 2016',
    ...filler,
    '# Education',
    '**PhD Physics',
    'Lund University',
  ]);
  const second = column(50, 60, [
    '**MSc Chemistry',
    'Lund University',
    '2006 – 2008',
    '# Skills',
    'Excel, SQL, Word',
  ]);
  const { education } = readDrawn(first, second);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['PhD Physics', 'Lund University'],
    ['MSc Chemistry', 'Lund University'],
  ]);
});
