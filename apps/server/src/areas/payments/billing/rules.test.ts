import { describe, expect, test } from 'vitest';
import { findCheckoutLink, isSameSecret } from './rules.ts';

const checkout = { origin: 'https://checkout.example' };

describe('[D-4] which links may be followed with a code', () => {
  test.each([
    ['https://checkout.example/buy/plus', 'https://checkout.example/buy/plus'],
    ['https://checkout.example/buy?plan=plus&trial=1', 'https://checkout.example/buy?plan=plus&trial=1'],
    ['https://checkout.example:443/buy', 'https://checkout.example/buy'],
    ['HTTPS://CHECKOUT.EXAMPLE/buy', 'https://checkout.example/buy'],
    // Tabs and backslashes are what browsers read them as, and only then compared.
    ['https:\\\\checkout.example\\buy', 'https://checkout.example/buy'],
    ['https://check\tout.example/buy', 'https://checkout.example/buy'],
  ])('%s is the checkout', (link, followed) => {
    expect(findCheckoutLink(link, checkout)).toBe(followed);
  });

  test.each([
    ['another host', 'https://evil.example/buy'],
    ['the host as the beginning of another', 'https://checkout.example.evil.example/buy'],
    ['the host as the end of another', 'https://evilcheckout.example/buy'],
    ['a subdomain', 'https://a.checkout.example/buy'],
    ['another port', 'https://checkout.example:8443/buy'],
    ['another scheme', 'http://checkout.example/buy'],
    ['a script', 'javascript:alert(1)//https://checkout.example/'],
    ['a script behind a blank', ' java\nscript:alert(1)'],
    ['data', 'data:text/html,https://checkout.example/'],
    ['a blob of the checkout', 'blob:https://checkout.example/1b9d6bcd'],
    ['no scheme', '//checkout.example/buy'],
    ['another host without scheme', '//evil.example/buy'],
    ['backslashes to another host', 'https:\\\\evil.example\\checkout.example'],
    ['a path alone', '/buy/plus'],
    ['the host as a user', 'https://checkout.example@evil.example/'],
    ['the host as user and password', 'https://checkout.example:443@evil.example/'],
    ['a user before the host', 'https://paypal.example@checkout.example/'],
    ['the host in a fragment', 'https://evil.example/#https://checkout.example'],
    ['the host in a query', 'https://evil.example/?https://checkout.example'],
    ['a look-alike letter', 'https://chеckout.example/buy'],
    ['a trailing dot', 'https://checkout.example./buy'],
    ['an address as a number', 'https://3232235777/'],
    ['nothing', ''],
    ['something broken', 'https://'],
  ])('%s is not: %s', (_what, link) => {
    expect(findCheckoutLink(link, checkout)).toBeNull();
  });

  test('full-width letters are the host they mean, and are followed in its plain spelling', () => {
    expect(findCheckoutLink('https://ｃheckout.example/buy', checkout)).toBe('https://checkout.example/buy');
  });
});

test('[D-5] secrets are the same or not, of whatever length', () => {
  expect(isSameSecret('a'.repeat(32), 'a'.repeat(32))).toBe(true);
  expect(isSameSecret('a'.repeat(31), 'a'.repeat(32))).toBe(false);
  expect(isSameSecret('', 'a'.repeat(32))).toBe(false);
});
