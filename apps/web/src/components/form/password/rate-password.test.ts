import { describe, expect, test } from 'vitest';
import { ratePassword } from './rate-password.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const own = ['marta.vogel@example.org', 'Marta', 'Vogel'];

describe('[B-13] the strength of a new password', () => {
  test.for([
    ['qwertyuiop', 1, 'It is one of the most used passwords.'],
    ['P@ssw0rd123', 1, 'It is close to one of the most used passwords.'],
    ['aaaaaaaaaaaa', 1, 'Repeated characters are easy to guess.'],
    ['abcabcabcabc', 1, 'Repeated parts are easy to guess.'],
    ['12.05.1984ab', 2, 'Dates are easy to guess.'],
    ['mango tree', 3, ''],
    ['a long walk in the hills', 4, ''],
  ] as const)('%s', ([password, step, hint]) => {
    expect(ratePassword(password, own)).toMatchObject({ step, hint });
  });

  test.for(['marta.vogel@example.org', 'martavogel', 'vogelmarta', 'Marta.Vogel 80'])(
    'made of one’s own words: %s',
    (password) => {
      expect(ratePassword(password, own)).toEqual({
        step: 1,
        word: 'Too easy to guess',
        hint: 'It is made of your own name or email address.',
      });
      expect(ratePassword(password, []).step).toBeGreaterThan(1);
    },
  );

  test('one that is too short to be taken is never called good', () => {
    const { step, word, hint } = ratePassword('x9$Kq2!vR', []);
    expect([step, word, sayEnglish(hint)]).toEqual([2, 'Weak', 'Use at least 10 characters.']);
    expect(ratePassword('a', []).word).toBe('Too easy to guess');
  });
});
