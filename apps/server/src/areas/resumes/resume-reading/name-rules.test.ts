import { describe, expect, test } from 'vitest';
import { readFlow } from '../../../testing/resumes/flow-lines.ts';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const mail = 'a.person@mail.example';

/** A resume whose first lines are these, in the given size, above an address that says nothing of the name. */
function nameBelow(first: readonly string[], { size = 20, address = mail } = {}): string | null {
  const rows = first.map((text, at): Drawn => [50, 60 + 24 * at, text, { size, bold: true }]);
  const y = 60 + 24 * first.length;
  return (
    readDrawn([
      ...rows,
      [50, y, address],
      [50, y + 30, 'EXPERIENCE', { bold: true, size: 12 }],
      [50, y + 46, 'Staff Nurse, Lee Valley Hospital, Cork', { bold: true }],
      [400, y + 46, 'Jan 2019 – Present'],
      [60, y + 60, '• Cared for 30 patients a day'],
      [50, y + 80, 'EDUCATION', { bold: true, size: 12 }],
      [50, y + 96, 'BSc Nursing, University of Example, 2014 – 2018'],
      [50, y + 120, 'SKILLS', { bold: true, size: 12 }],
      [50, y + 136, 'Triage, IV therapy'],
      [50, y + 160, 'AWARDS', { bold: true, size: 12 }],
      [50, y + 174, 'Silver Star Employee Medal'],
    ]).contact.name?.text ?? null
  );
}

const whole = [
  'Dr. med. Anna Müller',
  'dr. ing. Jan-Willem van der Berg',
  'ing. Petr Novák',
  'jane roe',
  'María José de la Cruz y Núñez',
  'Quinn, Orla',
  'van der Berg, Jan',
  'DE LA CRUZ, MARÍA',
  'Caoimhe Ní Bhriain',
  'Nguyễn Thị Minh Khai',
  'Grzegorz Żółć',
  'Suharto',
  'Ahmad bin Abdullah',
  'Dipl.-Ing. Hans Meier',
  'JOHN MACDONALD',
  'Prof. Dr. Dr. h.c. Karl-Heinz von der Aue',

  'mgr inż. Anna Kowalska',
  'dr hab. Piotr Zieliński',
  'Mr. Rajesh Kumar Sharma',
  'Smt. Lakshmi Narayanan',

  'Er. Vikram Singh',
  'S. Ramachandran',
  'A.P.J. Abdul Kalam',
  'Drs. P.J. de Vries',
  'ir. Kees van ’t Hof',
  'Dott.ssa Giulia De Luca',
  'Avv. Marco d’Angelo',
  'D. Pedro Ortega y Gasset',
  'Mme Élodie Le Goff',
  'João Pedro dos Santos e Silva',
  'KOWALSKI Jan',
  'O’Neill, Siobhán',
  'Ortega y Gasset, José',
  'Jane Baker',
  'Robert Downey Jr.',
  'William Gates III',
  'Jane (Janie) Doe',
  'anna-lena schmidt',
  'jan van der berg',
  'Florence Paris',
  'Jean Bosco UWIMANA',
  'M. S. Dhoni',
  'Maria do Carmo',

  '李明',
  '김민수',
  '田中 太郎',
  'Иван Петрович Сидоров',
  'Γιώργος Παπαδόπουλος',
  'अमित शर्मा',
  'สมชาย ใจดี',
];

test.each(whole)('[L-25] %j on the first line is the name, in any size', (text) => {
  expect([nameBelow([text]), nameBelow([text], { size: 10 })]).toEqual([text, text]);
});

test.each([
  ['Jane Doe, MBA, PMP', 'Jane Doe'],
  ['Jane Doe RN, BSN', 'Jane Doe'],
  ['jane roe, rn', 'jane roe'],
  ['JANE DOE, MBA', 'JANE DOE'],
  ['Mgr. Jana Nováková, Ph.D.', 'Mgr. Jana Nováková'],
  ['Ing. arch. Tomáš Dvořák, CSc.', 'Ing. arch. Tomáš Dvořák'],
  ['Sam Lee (they/them)', 'Sam Lee'],
  ['Sam Lee, she/her', 'Sam Lee'],
  ['Jane Doe (née Smith)', 'Jane Doe'],
  ['Resume of Jane Doe', 'Jane Doe'],
  ['Jane Doe – Resume', 'Jane Doe'],
  ['Jane Doe | Staff Nurse', 'Jane Doe'],
  ['Jane Doe, Staff Nurse', 'Jane Doe'],
  ['Vor- und Nachname: Petra Wolf', 'Petra Wolf'],
  ['Nombre y apellidos: Ana Ruiz', 'Ana Ruiz'],
  ['Nazwisko i imię: Wójcik Ewa', 'Wójcik Ewa'],
])('[L-25] %j has the name %j', (text, name) => {
  expect(nameBelow([text])).toBe(name);
});

test.each([
  [[]],
  [['CURRICULUM VITAE']],
  [['Europass']],
  [['Staff Nurse']],
  [['Application for the post of nurse']],
  [['Bewerbung als Krankenschwester']],
  [['Private and confidential']],
  [['A4711 / 2026']],
  [['Silver Star Employee Medal']],
  [['Cork, Ireland']],
])('[L-25] below %j there is no name, least of all a degree or a medal', (first) => {
  expect([nameBelow(first), nameBelow(first, { size: 10 })]).toEqual([null, null]);
});

describe('[L-25] a name', () => {
  test('may be on the second line, and its role and its document above it', () => {
    expect(nameBelow(['CURRICULUM VITAE', 'Ngozi Okafor'])).toBe('Ngozi Okafor');
    expect(nameBelow(['Staff Nurse', 'Ngozi Okafor'])).toBe('Ngozi Okafor');
    expect(nameBelow(['Ngozi Okafor', 'Staff Nurse'])).toBe('Ngozi Okafor');
  });

  test('that is similar to the address needs no other sign', () => {
    expect(nameBelow(['Mason Cook'], { address: 'mason.cook@example.com' })).toBe('Mason Cook');
    expect(nameBelow(['Application', 'Form', 'Rose Green'], { address: 'rgreen@example.com' })).toBe(
      'Rose Green',
    );
  });
});

test.each<[rows: string[], name: string | null]>([
  [['Jane Doe | Dublin | +353 87 123 4567 | hello@x.ie'], 'Jane Doe'],
  [['Jane Doe, Cork, Ireland', 'hello@x.ie'], 'Jane Doe'],
  [['Jane Doe\t+353 87 123 4567', 'Cork\thello@x.ie'], 'Jane Doe'],
  [['Jane Doe’s Resume', 'hello@x.ie'], 'Jane Doe'],
  [['First name: Jane', 'Surname: Doe', 'hello@x.ie'], 'Jane Doe'],
  [['Nachname: Doe', 'Vorname: Jane', 'hello@x.de'], 'Jane Doe'],
  [['Name\tJane Doe', 'Address\tCork'], 'Jane Doe'],
  [['Personal Details', 'Name: Jane Doe', 'Father’s Name: John Doe'], 'Jane Doe'],
  [['CURRICULUM VITAE', 'OF', 'JANE DOE'], 'JANE DOE'],
  [['Curriculum Vitae', 'Jane', 'Doe', 'hello@x.ie'], 'Jane Doe'],
  [['Lebenslauf von Jane Doe'], 'Jane Doe'],
  [['Bewerbung', 'Jane Doe'], 'Jane Doe'],
  [['Acme Recruitment Ltd', 'Candidate: Jane Doe'], 'Jane Doe'],
  [['Ms Jane Doe (RN)'], 'Ms Jane Doe'],
  [['Jane Doe, born 1990', 'hello@x.ie'], 'Jane Doe'],
  [['Jack Ma', 'hello@x.cn'], 'Jack Ma'],
  [['Ana Maria D’Ors i Vives'], 'Ana Maria D’Ors i Vives'],
  [['hello@x.ie', 'Cork, Ireland'], null],
  [['University of Leeds', 'hello@x.ie'], null],
  [['Bachelor of Science'], null],
  [['Software Engineer', 'Python Developer'], null],
  [['Sales and Marketing'], null],
])('[L-25] %j above the first heading have the name %j', (rows, name) => {
  const { contact } = readFlow([
    ...rows,
    '# Experience',
    'Clerk, Acme Ltd, 2015 – 2018',
    '# References',
    'Maria Lopez',
  ]);
  expect(contact.name?.text ?? null).toBe(name);
});

describe('[L-25] the largest type', () => {
  const title = { bold: true, size: 12 } as const;
  const rest: Drawn[] = [
    [220, 100, 'EXPERIENCE', title],
    [220, 116, 'Staff Nurse, Lee Valley Hospital', { bold: true }],
    [220, 130, 'Jan 2019 – Present'],
    [220, 144, '• Cared for thirty patients a day on two wards'],
    [220, 180, 'WEITERE ERFOLGE', title],
    [220, 196, 'Preis der Klinik'],
  ];

  test('shows a name above the column beside it', () => {
    const side: Drawn[] = [
      [40, 60, 'CONTACT', title],
      [40, 76, mail],
      [40, 106, 'SKILLS', title],
      [40, 122, 'Triage'],
      [40, 136, 'Wound care'],
    ];
    const read = (...name: Drawn[]) => readDrawn([...side, ...name, ...rest]).contact.name?.text;
    expect(read([220, 50, 'Jan van der Berg', { bold: true, size: 24 }])).toBe('Jan van der Berg');
    expect(read()).toBeUndefined();
  });

  test('shows none further down', () => {
    const { contact } = readDrawn([
      [220, 60, mail],
      ...rest,
      [220, 230, 'Große Projekte', { bold: true, size: 16 }],
      [220, 250, 'Neubau der Klinik'],
    ]);
    expect(contact.name).toBeNull();
  });

  test('may be that of the role above the name', () => {
    expect(
      readDrawn([[220, 40, 'NURSE', { size: 18 }], [220, 60, 'Orla Quinn'], [220, 74, mail], ...rest]).contact
        .name?.text,
    ).toBe('Orla Quinn');
  });
});
