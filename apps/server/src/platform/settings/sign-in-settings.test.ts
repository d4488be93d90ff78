import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const google = { GOOGLE_CLIENT_ID: 'board.apps.example', GOOGLE_CLIENT_SECRET: 'a secret' };

describe('[L-31] who signs in members', () => {
  test('no one does until the server is set up for it', () => {
    expect(readConfig({}).signInProviders).toEqual([]);
  });

  test('each provider with an id and a secret does, in the order of the pages', () => {
    const linkedin = { LINKEDIN_CLIENT_ID: '86', LINKEDIN_CLIENT_SECRET: 'another' };
    const { signInProviders } = readConfig({ ...linkedin, ...google });
    expect(signInProviders.map(({ key, issuer }) => [key, issuer])).toEqual([
      ['google', 'https://accounts.google.com'],
      ['linkedin', 'https://www.linkedin.com/oauth'],
    ]);
  });

  test('Microsoft signs in everybody, or the people of one tenant', () => {
    const microsoft = { MICROSOFT_CLIENT_ID: 'board', MICROSOFT_CLIENT_SECRET: 'a secret' };
    const issuerOf = (settings: object) =>
      readConfig({ ...microsoft, ...settings }).signInProviders[0]?.issuer;
    expect(issuerOf({})).toBe('https://login.microsoftonline.com/common/v2.0');
    const tenant = '9188040D-6c67-4c5b-b112-36a304b66dad';
    expect(issuerOf({ MICROSOFT_TENANT: tenant })).toBe(
      `https://login.microsoftonline.com/${tenant.toLowerCase()}/v2.0`,
    );
    expect(() => issuerOf({ MICROSOFT_TENANT: 'evil.example/x' })).toThrow(/MICROSOFT_TENANT is common/);
  });

  test('half of a provider stops the start and says what is missing', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'board' })).toThrow(
      'Signing in with Google needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together.',
    );
  });
});
