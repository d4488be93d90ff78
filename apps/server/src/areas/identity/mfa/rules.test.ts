import { describe, expect, test } from 'vitest';
import {
  newRecoveryCode,
  readRecoveryCode,
  writeRecoveryCode,
  findStep,
  newTotpSecret,
  totpAddress,
} from './rules.ts';

/** RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890, the codes its last six figures. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('[L-16] codes of an app', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('RFC 6238 at second %d', (seconds, code, step) => {
    expect(findStep(rfcSecret, code, at(seconds))).toBe(step);
    expect(findStep(rfcSecret, code, at(seconds + 30))).toBe(step);
    expect(findStep(rfcSecret, code, at(seconds - 30))).toBe(step);
    expect(findStep(rfcSecret, code, at(seconds + 60))).toBeUndefined();
  });

  test('what is no six figures is no code', () => {
    for (const code of ['', '28708', '2870820', '28708२']) {
      expect(findStep(rfcSecret, code, at(59))).toBeUndefined();
    }
  });

  test('a new secret has 160 bits, and hostile names stay inside the address', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    const address = totpAddress(rfcSecret, { issuer: 'jobs.example', email: 'a&secret=x?@example.org' });
    expect(new URL(address).searchParams.getAll('secret')).toEqual([rfcSecret]);
  });
});

describe('[L-16] codes for recovery', () => {
  test('are read as they were written, whatever hyphens, case and letters that look alike', () => {
    const code = newRecoveryCode();
    const text = writeRecoveryCode(code);
    expect(text).toMatch(/^[\da-z]{4}-[\da-z]{4}-[\da-z]{4}$/);
    for (const typed of [
      text,
      text.toUpperCase(),
      ` ${text.replaceAll('-', ' ')} `,
      text.replaceAll('0', 'O'),
    ]) {
      expect(readRecoveryCode(typed)).toEqual(code);
    }
    expect(readRecoveryCode(text.slice(1))).toBeUndefined();
    expect(readRecoveryCode('uuuu-uuuu-uuuu')).toBeUndefined();
  });
});
