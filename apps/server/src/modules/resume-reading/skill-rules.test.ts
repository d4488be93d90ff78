import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const heading = (x: number, y: number, text: string): Drawn => [x, y, text, { bold: true, size: 14 }];
const name: Drawn = [50, 60, 'Ada Lindqvist', { size: 24, bold: true }];
const contact: Drawn = [50, 80, 'ada@example.se | +46 8 555 01 23 | Malmö, Sweden'];
const skillsOf = (...drawn: Drawn[]) =>
  readDrawn([name, contact, ...drawn]).skills.map(({ name: skill }) => skill);

describe('[C-6] skills', () => {
  test('have their level below their label, which is none of them', () => {
    expect(
      skillsOf(
        heading(50, 120, 'Skills'),
        [50, 140, 'Clinical', bold],
        [180, 140, 'Records', bold],
        [50, 154, 'Master'],
        [180, 154, 'Intermediate'],
        [50, 168, 'Triage · Wound care'],
        [180, 168, 'OpenMRS · Excel'],
      ),
    ).toEqual(['Triage', 'Wound care', 'OpenMRS', 'Excel']);
  });

  test('have dots beside them, also where one takes two lines', () => {
    expect(
      skillsOf(
        heading(50, 120, 'Skills'),
        [50, 140, 'Roadmapping'],
        [150, 140, '● ● ● ● ○'],
        [50, 154, 'Stakeholder'],
        [150, 154, '● ● ● ● ●'],
        [50, 168, 'management'],
        [50, 182, 'Figma'],
        [150, 182, 'Expert'],
      ),
    ).toEqual(['Roadmapping', 'Stakeholder management', 'Figma']);
  });

  test('may begin with a small letter', () => {
    expect(
      skillsOf(
        heading(50, 120, 'Skills'),
        [50, 140, 'Python'],
        [50, 154, 'pandas'],
        [50, 168, 'Machine learning'],
      ),
    ).toEqual(['Python', 'pandas', 'Machine learning']);
  });

  test('stand under a heading that no list knows, in a grid', () => {
    const sections: Drawn[] = [
      heading(50, 120, 'Summary'),
      [50, 140, 'Cooks what is near and throws little away, and looks for a kitchen with windows.'],
      heading(50, 170, 'Languages'),
      [50, 190, 'English, Gaelic'],
      heading(50, 220, 'Craft'),
      [50, 240, 'Butchery'],
      [200, 240, 'Bread'],
      [350, 240, 'Fermentation'],
    ];
    expect(skillsOf(...sections)).toEqual(['Butchery', 'Bread', 'Fermentation']);
    expect(skillsOf(...sections, heading(50, 270, 'Skills'), [50, 290, 'Menus, stock'])).toEqual([
      'Menus',
      'stock',
    ]);
  });
});

describe('[C-6] a resume in another language', () => {
  test.each([
    ['Doświadczenie zawodowe', 'wrzesień 2019 – obecnie', 'Umiejętności', 'Języki obce', 'polski, angielski'],
    ['Expérience professionnelle', 'août 2018 – aujourd’hui', 'Compétences', 'Langues', 'français, anglais'],
    ['Experiencia laboral', 'enero 2018 – actualidad', 'Habilidades', 'Idiomas', 'español, inglés'],
    ['Experiência profissional', 'fev. 2020 – atual', 'Competências', 'Idiomas', 'português, inglês'],
    ['Beruflicher Werdegang', 'Jänner 2012 – heute', 'EDV-Kenntnisse', 'Sprachen', 'Deutsch, Englisch'],
    ['Werkervaring', 'maart 2020 – heden', 'Vaardigheden', 'Talen', 'Nederlands, Engels'],
    ['Esperienza lavorativa', 'giugno 2019 – oggi', 'Competenze tecniche', 'Lingue', 'italiano, inglese'],
  ])('has sections and months: %s', (experience, dates, skills, languages, spoken) => {
    const read = readDrawn([
      name,
      contact,
      heading(50, 120, experience),
      [50, 140, 'Designer', bold],
      [400, 140, dates],
      [50, 154, 'Atelier Nord'],
      heading(50, 180, skills),
      [50, 200, 'AutoCAD, SketchUp'],
      heading(50, 230, languages),
      [50, 250, spoken],
    ]);
    expect(read.positions.map((one) => [one.title, one.company, one.dates])).toEqual([
      ['Designer', 'Atelier Nord', dates],
    ]);
    expect(read.skills.map((skill) => skill.name)).toEqual(['AutoCAD', 'SketchUp']);
    expect(read.languages).toHaveLength(2);
  });
});

describe('[C-6] whose resume it is', () => {
  const contactOf = (...drawn: Drawn[]) => {
    const { contact: read } = readDrawn(drawn);
    return [read.name?.text, read.place?.text];
  };

  test('is said with accents that stand before their letters', () => {
    expect(
      contactOf(
        [50, 60, 'Jos´', { size: 17, bold: true, width: 36 }],
        [78, 60, 'e ´', { size: 17, bold: true, width: 27 }],
        [93, 60, 'Angel Mu˜', { size: 17, bold: true, width: 95 }],
        [178, 60, 'noz Guti´', { size: 17, bold: true, width: 84 }],
        [253, 60, 'errez', { size: 17, bold: true, width: 42 }],
        [50, 80, 'Calle F´', { width: 40 }],
        [86, 80, 'ısica 14, 41012 C´', { width: 90 }],
        [172, 80, 'adiz, Spain', { width: 50 }],
        [50, 94, 'ja.munoz@example.es'],
      ),
    ).toEqual(['José Ángel Muñoz Gutiérrez', 'Cádiz, Spain']);
  });

  test('takes as many lines as a narrow column needs', () => {
    expect(
      contactOf(
        [20, 40, 'Siobhán', { size: 21, bold: true }],
        [20, 64, 'Mac Giolla', { size: 21, bold: true }],
        [20, 88, 'Phádraig', { size: 21, bold: true }],
        [20, 104, 'Head Chef', { size: 11 }],
        [20, 130, 'Leeds, West Yorkshire'],
        [20, 144, 'siobhan.macgp@example.co.uk'],
      ),
    ).toEqual(['Siobhán Mac Giolla Phádraig', 'Leeds, West Yorkshire']);
  });

  test('lives in a country that is said by its code', () => {
    expect(contactOf([50, 60, 'Chidinma Eze', { size: 20 }], [50, 80, 'Enugu, (NG)'])).toEqual([
      'Chidinma Eze',
      'Enugu, (NG)',
    ]);
  });
});

test('[C-6] a firm is what stands behind "at" in another look', () => {
  const { positions } = readDrawn([
    name,
    contact,
    heading(50, 120, 'W O R K  E X P E R I E N C E'),
    [50, 140, 'Staff Nurse', bold],
    [108, 140, 'at Niger Foundation Hospital'],
    [450, 140, 'Aug 2015 - Feb 2019'],
    [60, 154, '• Assisted in 900 operations'],
    heading(50, 180, 'AWA R D S'),
    [50, 200, 'Nurse of the Year'],
  ]);
  expect(positions.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
    ['Staff Nurse', 'Niger Foundation Hospital', ['Assisted in 900 operations']],
  ]);
});
