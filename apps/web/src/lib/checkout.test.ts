import { expect, test } from 'vitest';
import { withLoginCode } from './checkout.ts';

test.each([
  ['https://checkout.example/buy', 'https://checkout.example/buy?code=a-b_c'],
  [
    'https://checkout.example/buy?plan=plus&q=a%20b',
    'https://checkout.example/buy?plan=plus&q=a+b&code=a-b_c',
  ],
  ['https://checkout.example/buy#terms', 'https://checkout.example/buy?code=a-b_c#terms'],
  ['https://checkout.example/buy?code=old', 'https://checkout.example/buy?code=a-b_c'],
])('[D-4] [D-2] the code is appended to %s', (link, address) => {
  expect(withLoginCode(link, 'a-b_c')).toBe(address);
});

test('[D-4] a code that is more than a code stays one parameter', () => {
  const address = withLoginCode('https://checkout.example/buy', 'x&plan=free#');
  expect(address).toBe('https://checkout.example/buy?code=x%26plan%3Dfree%23');
});
