import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatClock, formatMoment } from './format-date.ts';

test('[L-31] a time is written in one way, of 24 hours', () => {
  const moment = new Date(2026, 11, 24, 14, 5).toISOString();
  expect(formatClock(moment, 'en')).toBe('14:05');
  expect(formatMoment(moment, 'en')).toBe('24 Dec 2026, 14:05');
});

test('[L-31] no other file of the pages writes a time', () => {
  const root = join(import.meta.dirname, '..');
  // Times of interviews are those of a zone that a person has chosen.
  const allowed = ['lib/format-date.ts', 'areas/hiring/interviews/rules.ts'];
  const writers = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !allowed.includes(file))
    .filter((file) =>
      /toLocaleTimeString|timeStyle|hour: '(numeric|2-digit)'/.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(writers).toEqual([]);
});
