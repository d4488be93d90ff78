import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const whole = {
  CDN_PURGE: 'fastly',
  CDN_PURGE_ZONE: 'SU1Z0isxPaozGVKXdv0eY',
  CDN_PURGE_TOKEN: 'token-of-it',
};

test('[L-23] a CDN is told where its kind, zone and token are set', () => {
  expect(readConfig({}).cdn).toBeUndefined();
  expect(readConfig(whole).cdn).toEqual({
    kind: 'fastly',
    zone: 'SU1Z0isxPaozGVKXdv0eY',
    token: 'token-of-it',
    url: 'https://api.fastly.com',
  });
});

test.each([
  ['a token alone', { CDN_PURGE_TOKEN: 'token-of-it' }, 'need CDN_PURGE'],
  ['no token', { ...whole, CDN_PURGE_TOKEN: '' }, 'needs CDN_PURGE_ZONE and CDN_PURGE_TOKEN'],
  ['another one', { ...whole, CDN_PURGE: 'akamai' }, 'CDN_PURGE is none, fastly or cloudflare.'],
  ['a zone that is a path', { ...whole, CDN_PURGE_ZONE: '../x' }, 'CDN_PURGE_ZONE is the id'],
  ['a token in the open', { ...whole, CDN_PURGE_URL: 'http://api.example' }, 'begins with https://'],
])('[L-23] %s is refused at the start', (_what, settings, words) => {
  expect(() => readConfig(settings)).toThrow(words);
});
