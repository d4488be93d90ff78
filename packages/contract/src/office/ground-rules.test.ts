import { sayEnglish } from '../text/say.ts';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { neededContrast } from './accent-rules.ts';
import { defaultAccent } from './choices.ts';
import { describeGroundProblem, groundTokens, nearestGround } from './ground-rules.ts';

const pairOf = (value = '') => /light-dark\((\S+), (\S+)\)/.exec(value)?.slice(1) ?? [value, value];

describe('[L-31] the second accent', () => {
  test('of the product is one that is taken', () => {
    expect(describeGroundProblem('#16382d')).toBeUndefined();
  });

  test.each(['#ffffff', '#ffff00', '#7aa0ff', '#808080', '#e91e63'])(
    '%s is too light for words: the nearest that is not is named',
    (colour) => {
      const nearest = nearestGround(colour);
      expect(sayEnglish(describeGroundProblem(colour) ?? '')).toContain(nearest);
      expect(describeGroundProblem(nearest)).toBeUndefined();
    },
  );

  test.each(['#000000', '#1f3a8a', '#5b1a3a', '#2b2b2b', '#16382d'])(
    'what is drawn from %s can be read where it stands',
    (ground) => {
      const tokens = groundTokens(ground, defaultAccent.dark);
      for (const name of ['--pine', '--pine-deep', '--scene-ground']) {
        for (const below of pairOf(tokens[name])) {
          for (const word of ['#f7f2e7', '#c3d0c4'])
            expect([name, below, wcagContrast(word, below) >= neededContrast]).toEqual([name, below, true]);
        }
      }
      for (const below of pairOf(tokens['--pine']))
        expect(wcagContrast(tokens['--blaze-on-pine'] ?? '', below)).toBeGreaterThanOrEqual(neededContrast);
      const [inks, washes, texts] = [
        ['#14251e', '#f2ede0'],
        pairOf(tokens['--pine-wash']),
        pairOf(tokens['--pine-text']),
      ];
      for (const at of [0, 1]) {
        expect(wcagContrast(inks[at] ?? '', washes[at] ?? '')).toBeGreaterThan(7);
        expect(wcagContrast(texts[at] ?? '', washes[at] ?? '')).toBeGreaterThanOrEqual(neededContrast);
      }
    },
  );
});
