import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';
import { understandResume } from './rules.ts';

const bold = { bold: true } as const;
const heading = (x: number, y: number, text: string): Drawn => [x, y, text, { bold: true, size: 14 }];
const name: Drawn = [50, 60, 'Ada Lindqvist', { size: 24, bold: true }];
const contact: Drawn = [50, 80, 'ada@example.se | +46 8 555 01 23 | Malmö, Sweden'];
const experience = (...drawn: Drawn[]) =>
  readDrawn([name, contact, heading(50, 120, 'Experience'), ...drawn]).positions.map(
    ({ title, company, place, dates }) => [title, company, place, dates],
  );
const education = (...drawn: Drawn[]) =>
  readDrawn([name, contact, heading(50, 120, 'Education'), ...drawn]).education.map(
    ({ degree, institution }) => [degree, institution],
  );

describe('[C-6] a header', () => {
  test('has a city known without its country, and a company beside a place', () => {
    expect(
      experience(
        [50, 145, 'Bandung | Jul 2019 – Present'],
        [50, 158, 'Chemistry Teacher', bold],
        [140, 158, ', SMA Negeri 3'],
        [60, 172, '• Wrote the handbook'],
        [50, 195, 'Utrecht | 2014 – 2019'],
        [50, 208, 'Tutor', bold],
        [76, 208, ', Intratuin'],
      ),
    ).toEqual([
      ['Chemistry Teacher', 'SMA Negeri 3', 'Bandung', 'Jul 2019 – Present'],
      ['Tutor', 'Intratuin', 'Utrecht', '2014 – 2019'],
    ]);
  });

  test('has a plain word between two bold ones', () => {
    expect(
      experience(
        [50, 145, 'Content Creator', bold],
        [128, 145, ' at '],
        [146, 145, 'Bakehouse', bold],
        [194, 145, '(03.2021 – now)'],
        [60, 160, '• Wrote the handbook'],
      ),
    ).toEqual([['Content Creator', 'Bakehouse', null, '03.2021 – now']]);
  });
});

test('[C-6] a header ends where a sentence begins on its line', () => {
  expect(
    experience(
      [50, 145, '2016–2020'],
      [140, 145, 'Project Officer, Terre des hommes, Dakar. Coordinated the cluster of water'],
      [140, 158, 'and sanitation with eleven partners and reported to donors.'],
      [50, 175, '2015–2016'],
      [140, 175, 'Intern, UNHCR, Amman. Wrote the reports of the office on what was done'],
      [140, 188, 'by its partners.'],
    ),
  ).toEqual([
    ['Project Officer', 'Terre des hommes', 'Dakar', '2016–2020'],
    ['Intern', 'UNHCR', 'Amman', '2015–2016'],
  ]);
});

describe('[C-6] a degree', () => {
  test('is an abbreviation in that form, or an award of a school', () => {
    expect(
      education(
        [50, 145, 'BDes Visual Communication', bold],
        [50, 158, 'Konstfack'],
        [50, 171, '2008 – 2012'],
        [50, 195, 'High School Certificate', bold],
        [50, 208, 'Cabramatta High School'],
        [50, 221, '2005 – 2008'],
      ),
    ).toEqual([
      ['BDes Visual Communication', 'Konstfack'],
      ['High School Certificate', 'Cabramatta High School'],
    ]);
  });

  test('does not include its thesis', () => {
    expect(
      education(
        [50, 145, 'PhD, History, University of Cambridge. Thesis: ‘Trade and trust’'],
        [460, 145, '2011'],
      ),
    ).toEqual([['PhD, History', 'University of Cambridge']]);
  });

  test('is not separated from its school by a heading word', () => {
    expect(
      education(
        [50, 145, 'Ho Chi Minh City University of', bold],
        [50, 158, 'Technology', bold],
        [50, 171, 'Bachelor of Information Technology'],
        [50, 184, '2020 – 2024'],
      ),
    ).toEqual([['Bachelor of Information Technology', 'Ho Chi Minh City University of Technology']]);
  });

  test('may have a school on two lines in a narrow column', () => {
    const main: Drawn[] = Array.from({ length: 16 }, (_, at) => [
      230,
      120 + 14 * at,
      'A sentence that goes on and on about what was done there and how',
    ]);
    const { education: read } = readDrawn([
      name,
      contact,
      heading(230, 104, 'Profile'),
      ...main,
      heading(50, 120, 'Education'),
      [50, 145, 'MSc Interaction Design', bold],
      [50, 158, 'University of Limerick'],
      [50, 171, '2012-2013'],
      [50, 195, 'BDes Visual Communication', bold],
      [50, 208, 'National College of Art and'],
      [50, 221, 'Design'],
      [50, 234, '2008-2012'],
    ]);
    expect(read.map(({ degree, institution, dates }) => [degree, institution, dates])).toEqual([
      ['MSc Interaction Design', 'University of Limerick', '2012-2013'],
      ['BDes Visual Communication', 'National College of Art and Design', '2008-2012'],
    ]);
  });
});

describe('[C-6] text drawn on a page', () => {
  test('excludes page numbers, names and titles repeated at the edge', () => {
    const job = (y: number, title: string, dates: string): Drawn[] => [
      [50, y, title, bold],
      [450, y, dates],
      [50, y + 13, 'Acme Corp'],
      [60, y + 26, '• Wrote the handbook of the office'],
    ];
    const foot = (number: number): Drawn[] => [
      [50, 820, 'May 14, 2026', { size: 8 }],
      [250, 820, 'Ada Lindqvist ∙ Résumé', { size: 8 }],
      [540, 820, `${number}`, { size: 8 }],
    ];
    const running = (number: number): Drawn[] => [
      [50, 30, 'Ada Lindqvist', { size: 8 }],
      [250, 30, 'Curriculum Vitae', { size: 8 }],
      [540, 30, `${number} / 3`, { size: 8 }],
    ];
    const { positions } = readDrawn(
      [
        name,
        contact,
        heading(50, 120, 'Experience'),
        ...job(145, 'Head of Sales', '2020 – 2024'),
        ...foot(1),
      ],
      [...running(2), ...job(60, 'Sales Manager', '2016 – 2020'), ...foot(2)],
      [...running(3), ...job(60, 'Sales Clerk', '2012 – 2016'), ...foot(3)],
    );
    expect(positions.map(({ title, company }) => [title, company])).toEqual([
      ['Head of Sales', 'Acme Corp'],
      ['Sales Manager', 'Acme Corp'],
      ['Sales Clerk', 'Acme Corp'],
    ]);
  });

  test('includes letterspaced words', () => {
    const { contact: read } = readDrawn([
      [150, 60, 'P R I Y A ', { size: 19, width: 73 }],
      [236, 60, 'R A G H U N A T H A N', { size: 19, width: 190 }],
      [150, 80, 'priya@example.in'],
    ]);
    expect(read.name?.text).toBe('PRIYA RAGHUNATHAN');
  });

  test('is in columns where two headings are side by side', () => {
    const { education: read, positions } = readDrawn([
      name,
      contact,
      heading(50, 120, 'Experience'),
      [50, 145, 'Sales Clerk, Acme Corp'],
      [450, 145, '2012 – 2016'],
      [60, 160, '• Wrote the handbook of the office in three languages that were new to the office'],
      heading(50, 200, 'Education'),
      heading(310, 200, 'Interests'),
      [50, 222, 'BA Digital Media', bold],
      [310, 222, 'Roller derby, sourdough'],
      [50, 236, 'Malmö University'],
      [50, 250, '2009 – 2012'],
    ]);
    expect(positions.map(({ company }) => company)).toEqual(['Acme Corp']);
    expect(read.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['BA Digital Media', 'Malmö University'],
    ]);
  });
});

test('[C-6] courses and activities beside work are neither degrees nor positions', () => {
  const {
    education: read,
    positions,
    skills,
  } = readDrawn([
    name,
    contact,
    heading(50, 120, 'Education'),
    [50, 142, 'BSc Physics, Lund University'],
    [450, 142, '2012'],
    heading(50, 170, 'Coursework'),
    [50, 190, 'Bayesian Statistics'],
    [50, 204, 'Compilers'],
    heading(50, 240, 'Skills'),
    [50, 262, 'Programming', bold],
    [50, 276, 'Python • Scala • SQL'],
    heading(50, 310, 'Beyond work'),
    [50, 332, 'Rowing, half marathons'],
  ]);
  expect(read.map(({ degree }) => degree)).toEqual(['BSc Physics']);
  expect(positions).toEqual([]);
  expect(skills.map((skill) => `${skill.group}: ${skill.name}`)).toEqual([
    'Programming: Python',
    'Programming: Scala',
    'Programming: SQL',
  ]);
});

test('[C-6] special hyphens count as hyphens in names and addresses', () => {
  const { contact: read } = readDrawn([
    [50, 60, 'Kwame Asante‐Mensah', { size: 24 }],
    [50, 80, 'kwame‐a@example.com.gh | +233 24‑555‑0163'],
  ]);
  expect([read.name?.text, read.email?.text, read.phone?.text]).toEqual([
    'Kwame Asante-Mensah',
    'kwame-a@example.com.gh',
    '+233 24-555-0163',
  ]);
});

describe('[C-6] contact data', () => {
  test('may be above a column with other text', () => {
    const { contact: read } = readDrawn([
      name,
      heading(50, 120, 'Experience'),
      ...[140, 154, 168, 182, 196, 210].map((y): Drawn => [
        50,
        y,
        'A sentence about what was done there and how it went',
      ]),
      [420, 60, 'Wrocław, Poland'],
      [420, 74, '+48 600 555 123'],
      [420, 88, 'ada@example.pl'],
      heading(420, 120, 'Skills'),
      [420, 140, 'Selenium'],
      [420, 154, 'Cypress'],
      [420, 168, 'Postman'],
    ]);
    expect(read.place?.text).toBe('Wrocław, Poland');
  });

  test('has an address with street, postal code and label', () => {
    const placeOf = (text: string) => readDrawn([name, [50, 80, text]]).contact.place?.text;
    expect(placeOf('Address: Str. Horea 7, 400174, Cluj-Napoca, Romania (Home)')).toBe(
      'Cluj-Napoca, Romania',
    );
    expect(placeOf('Bandung, West Java')).toBe('Bandung, West Java');
  });
});

test('[C-6] several labels on one line, and the date of the document', () => {
  const { skills } = readDrawn([
    name,
    contact,
    heading(50, 120, 'Skills'),
    [50, 145, 'Platforms: Westlaw, Relativity. Languages: Spanish (fluent). Interests: chess, jazz'],
    [50, 190, 'November 22, 2026'],
  ]);
  expect(skills.map((skill) => skill.name)).toEqual(['Westlaw', 'Relativity']);
});

test('[C-6] columns have headings on both sides, even with few lines', () => {
  const sideHeading = (y: number, text: string): Drawn => [23, y, text, { bold: true, size: 11 }];
  const mainHeading = (y: number, text: string): Drawn => [215, y, text, { bold: true, size: 11 }];
  const sentence = 'A sentence about what was done there and how it went on, with its end';
  const {
    positions,
    education: read,
    skills,
  } = readDrawn([
    [23, 60, 'Ada Lindqvist', { size: 19, bold: true }],
    sideHeading(90, 'CONTACT'),
    [23, 104, '(416) 555-0182'],
    [23, 118, 'ada@example.ca'],
    sideHeading(146, 'SKILLS'),
    ...['Roadmapping', 'SQL', 'Amplitude', 'Figma', 'Jira'].map((text, at): Drawn => [
      23,
      160 + 14 * at,
      text,
    ]),
    sideHeading(244, 'LANGUAGES'),
    [23, 258, 'English'],
    mainHeading(90, 'EXPERIENCE'),
    [234, 104, 'Apr 2021 → Present'],
    [234, 118, 'Product Manager @ Maple Commerce', bold],
    ...Array.from({ length: 22 }, (_, at): Drawn => [247, 132 + 14 * at, `• ${sentence}`]),
    mainHeading(454, 'EDUCATION'),
    [234, 468, '2011 → 2015'],
    [234, 482, 'BASc Industrial Engineering', bold],
    [234, 496, 'University of Toronto'],
  ]);
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Product Manager', 'Maple Commerce', 'Apr 2021 → Present'],
  ]);
  expect(read.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['BASc Industrial Engineering', 'University of Toronto'],
  ]);
  expect(skills.map((skill) => skill.name)).toEqual(['Roadmapping', 'SQL', 'Amplitude', 'Figma', 'Jira']);
});

test('[C-6] spoken languages have the names and labels of their own languages too', () => {
  const { skills, languages } = readDrawn([
    name,
    contact,
    heading(50, 120, 'Kenntnisse'),
    [50, 145, 'EDV: SAP MM, MS Excel'],
    [50, 160, 'Sprachen: Deutsch (Muttersprache), Englisch (C1)'],
  ]);
  expect(skills.map((skill) => skill.name)).toEqual(['SAP MM', 'MS Excel']);
  expect(languages.map((language) => language.name)).toEqual(['Deutsch', 'Englisch']);
});

test('[C-6] a file without styles and gaps has headings by their words', () => {
  const paragraphs = [
    'Ada Lindqvist',
    'ada@example.se',
    'Work experience',
    'Sales Clerk, Acme Corp, 2012 – 2016',
    'Skills',
    'SAP, Excel',
  ].map((text) => ({
    parts: [{ text, spans: [], size: 0, bold: false, italic: false }],
    isListItem: false,
    isHeading: false,
    spaceAbove: 0,
  }));
  const { positions, skills } = understandResume({
    format: 'doc',
    document: { kind: 'flowing', paragraphs, links: [] },
  });
  expect(positions.map(({ title, company }) => [title, company])).toEqual([['Sales Clerk', 'Acme Corp']]);
  expect(skills.map((skill) => skill.name)).toEqual(['SAP', 'Excel']);
});

test('[C-6] a file without styles has its name near the address, and text between headers', () => {
  const paragraphs = [
    'Contact',
    'k.nowak@example.pl',
    'Skills',
    'SAP HCM',
    'Katarzyna Nowak',
    'Experience',
    'HR Business Partner',
    'Randstad | 05.2019 - obecnie',
    'Negotiated contracts with 14 suppliers; saved 320,000 a year',
    'Recruiter',
    'Adecco | 02.2016 - 04.2019',
  ].map((text) => ({
    parts: [{ text, spans: [], size: 0, bold: false, italic: false }],
    isListItem: false,
    isHeading: false,
    spaceAbove: 0,
  }));
  const { contact: read, positions } = understandResume({
    format: 'doc',
    document: { kind: 'flowing', paragraphs, links: [] },
  });
  expect(read.name?.text).toBe('Katarzyna Nowak');
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['HR Business Partner', 'Randstad', '05.2019 - obecnie'],
    ['Recruiter', 'Adecco', '02.2016 - 04.2019'],
  ]);
});
