import { expect, test } from 'vitest';
import { visibilityOf } from './profile-visibility-rules.ts';

test('[H-2] how to reach the company is said to be for colleagues, all else for everybody', () => {
  for (const field of ['email', 'contactPhone', 'contactEmail'] as const) {
    expect(visibilityOf(field)).toBe('Only you and your colleagues see it.');
  }
  for (const field of ['name', 'website', 'contactCity', 'position', 'linkedin'] as const) {
    expect(visibilityOf(field)).toBe('Everybody sees it.');
  }
});
