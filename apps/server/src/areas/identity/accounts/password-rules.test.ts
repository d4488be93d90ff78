import { describe, expect, test } from 'vitest';
import { findPasswordWeakness, hashPassword, verifyPassword } from './password-rules.ts';

const owner = { email: 'christina.lee@example.org', firstName: 'Christina', lastName: 'Lee' };

describe('[B-13] hashing', () => {
  test('a hash is Argon2id with its parameters, and verifies its password alone', async () => {
    const hash = await hashPassword('a quiet harbour');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('a quiet harbour', hash)).toBe(true);
    expect(await verifyPassword('a quiet harboux', hash)).toBe(false);
  });

  test('the same password hashes differently each time', async () => {
    expect(await hashPassword('a quiet harbour')).not.toBe(await hashPassword('a quiet harbour'));
  });

  test('the reference vector of another implementation verifies', async () => {
    // Made with the argon2 command line: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash)).toBe(true);
  });

  test('no password verifies where there is none', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
    expect(await verifyPassword('a quiet harbour', null)).toBe(false);
  });

  test('letters composed in another way are the same password', async () => {
    expect(await verifyPassword('caf\u0065\u0301 du port', await hashPassword('caf\u00e9 du port'))).toBe(
      true,
    );
  });
});

describe('[B-13] passwords that are easy to guess', () => {
  test.each(['1234567890', 'Password123', 'QWERTYUIOP', 'aaaaaaaaaaaa', '1212121212', 'iloveyou123'])(
    '%s is refused as a common one',
    async (password) => {
      expect(await findPasswordWeakness(password, owner)).toContain('most used');
    },
  );

  test.each([
    // A common one with a little added, and one in the usual disguise.
    'Password123!',
    'P4$$w0rd123',
    'iloveyou!!!',
    // Patterns: keys in a row, parts repeated, dates, the product's own name.
    'zxcvbnmasdf',
    'abcdabcdabcd',
    'abcd'.repeat(32),
    '12.10.1984',
    'waymark2026',
    'Lee-Christina-1',
  ])('%s is refused as one that few guesses find', async (password) => {
    expect(await findPasswordWeakness(password, owner)).toMatch(
      /too easy to guess|your own name|close to one of the most used/,
    );
  });

  test.each(['christina.lee@example.org', 'ChristinaLee', 'lee.christina', 'Christina1', 'christina.lee99'])(
    '%s is refused as own data',
    async (password) => {
      expect(await findPasswordWeakness(password, owner)).toContain('your own name');
    },
  );

  test.each([
    'a quiet harbour',
    'Christina rows at dawn',
    '48 15 16 23 42!?',
    '我喜欢在清晨划船去海边',
    '🚣🌅⛵🏡🦭🐚🌊🪝🧭🐟',
    'Hk29xPq7Lm',
    `${'a'.repeat(100)} quiet harbour`,
    `a quiet harbour ${'z'.repeat(112)}`,
    ' leading and trailing blanks ',
    'null\u0000byte \u202e right to left',
  ])('%s is accepted', async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBeUndefined();
  });

  test('a mailbox without letters does not refuse every password without letters', async () => {
    const digits = { email: '123456@example.org', firstName: 'Bo', lastName: 'Ek' };
    expect(await findPasswordWeakness('48 15 16 23 42!?', digits)).toBeUndefined();
  });
});
