import { describe, expect, test } from 'vitest';
import { readDrawn, type Drawn } from '../../../testing/resumes/drawn-pages.ts';

const bold = { bold: true } as const;
const heading = (x: number, y: number, text: string): Drawn => [x, y, text, { bold: true, size: 14 }];
const name: Drawn = [50, 60, 'Ada Lindqvist', { size: 24, bold: true }];
const contact: Drawn = [50, 80, 'ada@example.se | +46 8 555 01 23 | Malmö, Sweden'];
const skillsOf = (...drawn: Drawn[]) =>
  readDrawn([name, contact, ...drawn]).skills.map(({ name: skill }) => skill);

describe('[C-6] skills', () => {
  test('have their level below their label, and the level is not a skill', () => {
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

  test('may be in a grid under an unknown heading', () => {
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

  test('are side by side on several lines, with labels side by side or above', () => {
    expect(
      skillsOf(
        heading(50, 120, 'Skills'),
        [50, 140, 'Data', bold],
        [240, 140, 'Reports', bold],
        [56, 156, 'SQL'],
        [92, 156, 'Python'],
        [142, 156, 'dbt'],
        [246, 156, 'Power BI'],
        [304, 156, 'Quarto'],
        [50, 190, 'Tools', bold],
        [50, 206, 'memoQ'],
        [110, 206, 'Trados Studio'],
        [200, 206, 'Subtitle Edit'],
        [50, 222, 'OmegaT'],
      ),
    ).toEqual([
      'SQL',
      'Python',
      'dbt',
      'Power BI',
      'Quarto',
      'memoQ',
      'Trados Studio',
      'Subtitle Edit',
      'OmegaT',
    ]);
  });
});

test('[C-6] names with a slash are one skill, and a URL is not a skill', () => {
  expect(
    skillsOf(heading(50, 120, 'Skills'), [50, 140, 'C/C++, HTML/CSS, github.com/ada/lace, Node.js/Express']),
  ).toEqual(['C/C++', 'HTML/CSS', 'Node.js/Express']);
});
