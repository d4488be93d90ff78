import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import {
  accentTokens,
  contrastOf,
  darkAccentFor,
  isReadable,
  nearestReadable,
  neededContrast,
} from './accent-rules.ts';
import { defaultAccent } from './choices.ts';

const colours = [
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ffffff',
  '#000000',
  '#808080',
  '#1f5fa8',
  '#e91e63',
];

describe('[J-5] the accent', () => {
  test('of the product can be read in both themes', () => {
    expect(isReadable(defaultAccent.light, 'light')).toBe(true);
    expect(isReadable(defaultAccent.dark, 'dark')).toBe(true);
  });

  test.each(colours)('the nearest to %s can be read in each theme, and is itself where it can', (colour) => {
    for (const theme of ['light', 'dark'] as const) {
      const nearest = nearestReadable(colour, theme);
      expect(nearest).toMatch(/^#[\da-f]{6}$/);
      expect(contrastOf(nearest, theme)).toBeGreaterThanOrEqual(neededContrast);
      expect(nearest === colour).toBe(isReadable(colour, theme));
    }
    expect(isReadable(darkAccentFor(colour), 'dark')).toBe(true);
  });

  test.each(colours)('what is drawn from %s can be read where it stands', (colour) => {
    const accent = { light: nearestReadable(colour, 'light'), dark: darkAccentFor(colour) };
    const tokens = accentTokens(accent);
    const pairOf = (name: string) => /light-dark\((\S+), (\S+)\)/.exec(tokens[name] ?? '')?.slice(1) ?? [];
    const [inks, washes] = [['#14251e', '#f2ede0'], pairOf('--accent-wash')];
    for (const at of [0, 1]) {
      expect(
        wcagContrast(pairOf('--on-accent')[at] ?? '', pairOf('--accent-strong')[at] ?? ''),
      ).toBeGreaterThan(4.5);
      expect(wcagContrast(inks[at] ?? '', washes[at] ?? '')).toBeGreaterThan(7);
      expect(wcagContrast(pairOf('--accent')[at] ?? '', washes[at] ?? '')).toBeGreaterThan(3);
    }
  });

  test('is measured against the surfaces that the style sheet has', () => {
    const tokens = readFileSync(
      new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url),
      'utf8',
    );
    const rules = readFileSync(new URL('accent-rules.ts', import.meta.url), 'utf8');
    for (const name of ['paper', 'surface', 'sunken']) {
      const [, light = '', dark = ''] =
        new RegExp(`--${name}: light-dark\\((\\S+), (\\S+)\\)`).exec(tokens) ?? [];
      expect(rules).toContain(light);
      expect(rules).toContain(dark);
    }
  });
});
