import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const heading = (y: number, text: string): Drawn => [50, y, text, { bold: true, size: 14 }];
const head: Drawn[] = [
  [50, 60, 'Ada Lindqvist', { size: 24, bold: true }],
  [50, 80, 'ada@example.se | +46 8 555 01 23'],
];
const skillsOf = (...drawn: Drawn[]) =>
  readDrawn([...head, ...drawn]).skills.map(({ name, group }) => `${group}: ${name}`);

describe('[C-6] a table of skills', () => {
  test('has labels of two lines, and labels in the middle of taller cells', () => {
    expect(
      skillsOf(
        heading(120, 'Technical Skills'),
        [55, 145, 'Programming languages and', bold],
        [55, 159, 'scripting', bold],
        [224, 145, 'Python, Go, C, Embedded C++, Lua,'],
        [224, 159, 'MicroPython, Verilog'],
        [55, 188, 'Boards', bold],
        [224, 181, 'STM32, ESP32, Raspberry Pi Pico,'],
        [224, 195, 'nRF52'],
        [55, 224, 'Tools', bold],
        [224, 217, 'KiCad, Altium Designer, Saleae'],
        [224, 231, 'Logic, Git'],
        heading(270, 'Achievements'),
        [60, 290, '• Winner of a hackathon'],
      ),
    ).toEqual([
      ...['Python', 'Go', 'C', 'Embedded C++', 'Lua', 'MicroPython', 'Verilog'].map(
        (name) => `Programming languages and scripting: ${name}`,
      ),
      ...['STM32', 'ESP32', 'Raspberry Pi Pico', 'nRF52'].map((name) => `Boards: ${name}`),
      ...['KiCad', 'Altium Designer', 'Saleae Logic', 'Git'].map((name) => `Tools: ${name}`),
    ]);
  });

  test('has labels side by side above their lists', () => {
    expect(
      skillsOf(
        heading(120, 'Skills'),
        [50, 145, 'Languages', bold],
        [310, 145, 'Libraries', bold],
        [50, 160, 'C, C++, Python'],
        [310, 160, 'OpenCV, React'],
        heading(200, 'Leadership & Activities'),
        [60, 220, '• Vice president, Robotics Society'],
      ),
    ).toEqual([
      'Languages: C',
      'Languages: C++',
      'Languages: Python',
      'Libraries: OpenCV',
      'Libraries: React',
    ]);
  });

  test('has plain labels, one of which is a heading word', () => {
    expect(
      skillsOf(
        heading(120, 'Skills'),
        [50, 145, 'Languages'],
        [180, 145, 'Java, Kotlin, SQL'],
        [50, 160, 'Planning'],
        [180, 160, 'SAP APO, Kinaxis'],
        [50, 175, 'Methods'],
        [180, 175, 'Lean Six Sigma'],
        heading(210, 'Interests'),
        [50, 230, 'Climbing'],
      ),
    ).toEqual([
      'Languages: Java',
      'Languages: Kotlin',
      'Languages: SQL',
      'Planning: SAP APO',
      'Planning: Kinaxis',
      'Methods: Lean Six Sigma',
    ]);
  });
});

test('[C-6] dates on two lines in a rail are one range, and headings above it separate sections', () => {
  const { positions, education } = readDrawn([
    ...head,
    heading(120, 'Work Experience'),
    [60, 145, '03/2019 –'],
    [60, 157, 'heden'],
    [186, 145, 'Supply Chain Planner', bold],
    [186, 157, 'Polder Foods B.V., Utrecht'],
    [207, 175, '• Moved 60 services to a new platform between March'],
    [215, 187, '2021 and June 2022'],
    [60, 215, '2015 - 2016'],
    [186, 215, 'Warehouse Assistant', bold],
    [186, 227, 'Intratuin, Utrecht'],
    heading(260, 'Education'),
    [60, 285, '2011 - 2015'],
    [186, 285, 'Bachelor Logistics Management', bold],
    [186, 297, 'Hogeschool Utrecht'],
    [60, 315, '2006 - 2011'],
    [186, 315, 'HAVO', bold],
    [186, 327, 'Stedelijk Lyceum'],
  ]);
  expect(positions.map(({ title, company, place, dates }) => [title, company, place, dates])).toEqual([
    ['Supply Chain Planner', 'Polder Foods B.V.', 'Utrecht', '03/2019 – heden'],
    ['Warehouse Assistant', 'Intratuin', 'Utrecht', '2015 - 2016'],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Bachelor Logistics Management', 'Hogeschool Utrecht'],
    ['HAVO', 'Stedelijk Lyceum'],
  ]);
});

test('[C-6] dates close to their text are a rail if other rows start at the same position', () => {
  const row = (y: number, date: string, text: string): Drawn[] => [
    [135 - 5 * date.length, y, date],
    [142, y, text],
  ];
  const { positions } = readDrawn([
    ...head,
    [142, 120, 'Experience', { size: 14 }],
    ...row(145, '2019–2023', 'Senior Engineer, Nordea, Gdynia'),
    [142, 159, '• Led a team of five'],
    ...row(175, '2016–2019', 'Engineer, Comarch, Kraków'),
    [142, 189, '• Wrote the handbook'],
    ...row(205, '2013', 'Visiting Fellow, Princeton University'),
    ...row(225, '2011–13', 'Researcher, SOAS'),
    [142, 255, 'Interests', { size: 14 }],
    ...row(275, 'Sport', 'Climbing'),
  ]);
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Senior Engineer', 'Nordea', '2019–2023'],
    ['Engineer', 'Comarch', '2016–2019'],
    ['Visiting Fellow', 'Princeton University', '2013'],
    ['Researcher', 'SOAS', '2011–13'],
  ]);
});

test('[C-6] headings in a rail may take several lines, whatever is beside the second one', () => {
  const margin = (y: number, text: string): Drawn => [50, y, text, bold];
  const { positions, education, skills } = readDrawn([
    [50, 60, 'Wang Xiaoming', { size: 17, bold: true }],
    [50, 80, 'Cambridge, MA 02138'],
    [320, 80, 'xwang@example.edu'],
    margin(117, 'Research'),
    margin(131, 'Interests'),
    [151, 117, 'Exoplanet atmospheres, high-resolution spectroscopy and what they say'],
    margin(159, 'Education'),
    [151, 159, 'Stanford University, Stanford, CA', bold],
    [151, 172, 'Ph.D. in Physics, August 2021'],
    margin(246, 'Research and'),
    margin(260, 'Teaching'),
    margin(273, 'Experience'),
    [151, 246, 'Stanford University', bold],
    [250, 246, ', Stanford, CA'],
    [151, 264, 'Teaching Assistant', { italic: true }],
    [480, 264, 'Fall 2015'],
    [168, 282, '• Wrote the handbook for new colleagues, which is now used in offices'],
    margin(310, 'Computer'),
    margin(324, 'Skills'),
    [151, 310, 'Languages: Python, Julia'],
    [151, 328, 'Software: Astropy, MATLAB'],
  ]);
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Ph.D. in Physics', 'Stanford University'],
  ]);
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Teaching Assistant', 'Stanford University', 'Fall 2015'],
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['Python', 'Julia', 'Astropy', 'MATLAB']);
});

describe('[C-6] headings beside their sections', () => {
  test('are headings even beside a table, or slightly below the first line', () => {
    const read = readDrawn([
      ...head,
      [50, 120, 'Profile', { bold: true, size: 13 }],
      [160, 120, 'Builds shops for cooperatives, in small teams and with few means.'],
      [50, 160, 'Technical', { bold: true, size: 13 }],
      [160, 165, 'HTML'],
      [280, 165, 'CSS'],
      [400, 165, 'JavaScript'],
      [160, 179, 'PHP'],
      [280, 179, 'Linux'],
      [400, 179, 'Subversion'],
      [50, 220, 'Experience', { bold: true, size: 13 }],
      [160, 227, 'Nordlys Handel', { size: 12 }],
      [160, 240, 'Lead Developer'],
      [440, 240, '2018 – 2021', bold],
      [160, 254, 'Moved twelve shops to one platform.'],
      [160, 290, 'Kilden Media', { size: 12 }],
      [160, 303, 'Web Developer'],
      [440, 303, '2014 – 2018', bold],
      [160, 317, 'Wrote the payment of three shops.'],
    ]);
    expect(read.positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
      ['Lead Developer', 'Nordlys Handel', '2018 – 2021'],
      ['Web Developer', 'Kilden Media', '2014 – 2018'],
    ]);
    expect(read.skills.map(({ name }) => name)).toEqual([
      'HTML',
      'CSS',
      'JavaScript',
      'PHP',
      'Linux',
      'Subversion',
    ]);
  });

  test('may take two lines beside columns of names', () => {
    const read = readDrawn([
      ...head,
      [50, 125, 'Technical', bold],
      [50, 139, 'Skills', bold],
      [160, 125, 'Java'],
      [230, 125, 'Python'],
      [290, 125, 'Kafka'],
      [390, 125, 'Spark'],
      [160, 139, 'C/C++'],
      [230, 139, 'Ruby'],
      [290, 139, 'Jenkins'],
      [160, 153, 'Kotlin'],
      heading(190, 'Experience'),
      [50, 210, 'Engineer, Nordlys', bold],
      [50, 224, '2018 – 2021'],
    ]);
    expect(read.skills.map(({ name }) => name)).toEqual([
      'Java',
      'Python',
      'Kafka',
      'Spark',
      'C/C++',
      'Ruby',
      'Jenkins',
      'Kotlin',
    ]);
  });
});

test('[C-6] dates on a timeline are half a line above their text, with headings between them', () => {
  const year = (y: number, text: string): Drawn => [90, y - 4.8, text, { size: 8 }];
  const { positions } = readDrawn([
    ...head,
    [130, 110, 'Expérience professionnelle', { size: 14 }],
    [130, 128, 'Expérience en informatique', { size: 12 }],
    year(145, '2012'),
    [130, 145, 'Formateur, Camptocamp, Lausanne.', { size: 11 }],
    [150, 158, '– Enseignement de cours officiels dans quatre pays'],
    year(180, '2008'),
    [130, 180, 'Développeur, Augeas, Genève.', { size: 11 }],
    [150, 193, '– Écriture de lentilles et de leur documentation'],
    [130, 212, 'Autres expériences', { size: 12 }],
    year(230, '2005'),
    [130, 230, 'Traducteur, Colombe SA, Nice.', { size: 11 }],
    [150, 243, '– Traduction de livres de théologie'],
  ]);
  expect(positions.map(({ title, company, dates }) => [title, company, dates])).toEqual([
    ['Formateur', 'Camptocamp', '2012'],
    ['Développeur', 'Augeas', '2008'],
    ['Traducteur', 'Colombe SA', '2005'],
  ]);
});
