import { expect, test } from 'vitest';
import { likeness, mostOfSkills, skillLikeness, type Likeness } from './similar-rules.ts';

const welder: Likeness = {
  words: new Set([1, 2]),
  placeIds: [7],
  countries: new Set(['NO']),
  category: 3,
  mode: 1,
};
const skills = ['TIG welding', 'Diving'];
const other = (given: Partial<Likeness>): Likeness => ({
  words: new Set([5]),
  placeIds: [],
  countries: new Set(),
  category: 9,
  mode: 1,
  ...given,
});
const like = (given: Partial<Likeness>, others: string[] = []) =>
  likeness(welder, other(given)) + skillLikeness(skills, others);

test('[I-6] a shared title counts more than shared skills, these more than the place, this more than the country', () => {
  const order = [
    like({ words: new Set([1, 2]) }),
    like({}, ['diving', 'tig WELDING']),
    like({ placeIds: [1, 7], countries: new Set(['NO', 'SE']) }),
    like({ countries: new Set(['NO']) }),
    like({}),
  ];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});

test('[I-6] every likeness adds to the others', () => {
  expect(likeness(welder, welder) + skillLikeness(skills, skills)).toBe(10.5);
  expect(like({ placeIds: [7] }, ['Diving'])).toBeGreaterThan(like({}, ['Diving']));
});

test('[I-6] skills add no more than they may, however many are shared', () => {
  const many = Array.from({ length: 30 }, (_none, at) => `skill ${at}`);
  expect(skillLikeness(many, many)).toBe(mostOfSkills);
  expect(skillLikeness([], [])).toBe(0);
});
