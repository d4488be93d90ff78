import { expect, test } from 'vitest';
import { formatExperience } from './format-experience.ts';
import { sayEnglish } from './say.ts';

test('[I-6] experience reads as a sentence', () => {
  const text = (experienceMin: number | null, experienceMax: number | null) => {
    const experience = formatExperience({ experienceMin, experienceMax });
    return experience && sayEnglish(experience);
  };
  expect(text(2, 4)).toBe('2 to 4 years');
  expect(text(1, 1)).toBe('1 year');
  expect(text(5, null)).toBe('5 years and more');
  expect(text(0, null)).toBe('No experience needed');
  expect(text(null, 3)).toBe('Up to 3 years');
  expect(text(null, null)).toBeNull();
});
