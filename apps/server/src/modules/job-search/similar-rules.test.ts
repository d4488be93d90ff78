import { expect, test } from 'vitest';
import { likeness, titleWords, type Likeness } from './similar-rules.ts';

const welder: Likeness = {
  title: 'Senior Underwater Welder (m/f/d)',
  skills: ['TIG welding', 'Diving'],
  placeIds: [7],
  countries: new Set(['NO']),
  category: 3,
  mode: 1,
};
const other = (given: Partial<Likeness>): Likeness => ({
  title: 'Receptionist',
  skills: [],
  placeIds: [],
  countries: new Set(),
  category: 9,
  mode: 1,
  ...given,
});
const like = (given: Partial<Likeness>) => likeness(welder, other(given));

test('[I-6] words that say nothing of the work do not make titles alike', () => {
  expect([...titleWords('Senior C++ Developer (m/f/d) - Remote')]).toEqual(['c++', 'developer']);
  expect([...titleWords('Ärztin für Chirurgie')]).toEqual(['ärztin', 'für', 'chirurgie']);
});

test('[I-6] a shared title counts more than shared skills, these more than the place, this more than the country', () => {
  const order = [
    like({ title: 'Underwater Welder' }),
    like({ skills: ['diving', 'tig WELDING'] }),
    like({ placeIds: [1, 7], countries: new Set(['NO', 'SE']) }),
    like({ countries: new Set(['NO']) }),
    like({}),
  ];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(new Set(order).size).toBe(order.length);
});

test('[I-6] every likeness adds to the others', () => {
  expect(likeness(welder, welder)).toBe(10.5);
  expect(like({ skills: ['Diving'], placeIds: [7] })).toBeGreaterThan(like({ skills: ['Diving'] }));
});
