import { expect, test } from 'vitest';
import { jobCategories, jobTypes } from '@waymark/contract/jobs/choices/jobs';
import { industries } from './industries.ts';
import { ladders } from './occupation.ts';
import { occupations } from './occupations.ts';

test('[I-2] every category but "other" has at least five occupations', () => {
  expect(occupations.length).toBeGreaterThanOrEqual(160);
  for (const { value } of jobCategories.filter((category) => category.value !== 'other')) {
    const count = occupations.filter(({ category }) => category === value).length;
    expect(count, value).toBeGreaterThanOrEqual(5);
  }
});

test('each occupation has enough of its own to say', () => {
  const thin = occupations.filter(
    ({ duties, requirements, skills, pay }) =>
      duties.length < 6 || requirements.length < 5 || skills.length < 5 || pay[0] >= pay[1],
  );
  expect(thin.map(({ titles }) => titles[0])).toEqual([]);
});

test('no two occupations share a duty', () => {
  const duties = occupations.flatMap((occupation) => occupation.duties);
  expect(duties.filter((duty, index) => duties.indexOf(duty) !== index)).toEqual([]);
});

test('every industry has at least six kinds of work of its own', () => {
  for (const industry of Object.keys(industries)) {
    const own = occupations.filter(({ at }) => at.some((place) => place === industry));
    expect(own.length, industry).toBeGreaterThanOrEqual(6);
  }
});

test('each sheet names a ladder, a setting, industries and types that exist', () => {
  const known = {
    ladder: Object.keys(ladders),
    setting: ['shift', 'site', 'field', 'office', 'digital'],
    at: ['any', ...Object.keys(industries)],
    also: jobTypes.map(({ value }) => value),
  };
  for (const { titles, ladder, setting, at, also = [], years, pay } of occupations) {
    const [title = ''] = titles;
    expect(known.ladder, title).toContain(ladder);
    expect(known.setting, title).toContain(setting);
    expect(
      at.filter((industry) => !known.at.includes(industry)),
      title,
    ).toEqual([]);
    expect(
      also.filter((type) => !known.also.includes(type)),
      title,
    ).toEqual([]);
    expect([...years, ...pay].every(Number.isFinite), title).toBe(true);
  }
});
