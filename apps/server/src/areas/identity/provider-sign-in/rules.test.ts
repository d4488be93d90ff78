import { describe, expect, test } from 'vitest';
import { identityOf } from './rules.ts';

const identify = (provider: Parameters<typeof identityOf>[0], told: object) =>
  identityOf(provider, { issuer: 'https://id.example', subject: 'ada', told: { ...told } });

describe('[L-31] whom a provider has named', () => {
  test('an address counts as proven where the provider says so, and only there', () => {
    const told = { email: 'Ada@Jobs.example', email_verified: true };
    expect(identify('google', told)).toMatchObject({ email: 'ada@jobs.example', emailProven: true });
    expect(identify('google', { ...told, email_verified: false }).emailProven).toBe(false);
    expect(identify('linkedin', { email: told.email }).emailProven).toBe(false);
    expect(identify('linkedin', { ...told, email_verified: 'true' }).emailProven).toBe(true);
  });

  test.each([
    [undefined, false],
    [false, false],
    ['0', false],
    [true, true],
    ['1', true],
    [1, true],
  ])('Microsoft proves a domain by xms_edov (%j), and never by email_verified', (claim, isProven) => {
    const told = { email: 'ada@jobs.example', email_verified: true, xms_edov: claim };
    expect(identify('microsoft', told)).toMatchObject({ email: 'ada@jobs.example', emailProven: isProven });
  });

  test('what is no address is none, and proves nothing', () => {
    for (const email of [undefined, 7, 'ada', 'ada@jobs', `${'a'.repeat(300)}@jobs.example`]) {
      expect(identify('google', { email, email_verified: true })).toMatchObject({
        email: '',
        emailProven: false,
      });
    }
  });

  test('names are taken as they are told, or out of one text, and links are none', () => {
    const names = { given_name: 'Ada', family_name: 'Lovelace', name: 'Ada King Lovelace' };
    expect(identify('google', names)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    expect(identify('microsoft', { name: 'Ada King Lovelace' })).toMatchObject({
      firstName: 'Ada',
      lastName: 'King Lovelace',
    });
    const hostile = { given_name: 'win at evil.example', family_name: 'x\u202Ey' };
    expect(identify('google', hostile)).toMatchObject({ firstName: '', lastName: '' });
  });
});
