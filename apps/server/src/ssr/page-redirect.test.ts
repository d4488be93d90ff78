import { expect, test } from 'vitest';
import { findPageRedirect } from './page-redirect.ts';

test.each([
  ['/Jobs-Profile', '/jobs-profile'],
  ['/jobs-profile/', '/jobs-profile'],
  [
    '/Login/?productCheckoutLink=https%3A%2F%2Fpay.example%2FA',
    '/login?productCheckoutLink=https%3A%2F%2Fpay.example%2FA',
  ],
  ['/companies/?letter=A&letter=b', '/companies?letter=A&letter=b'],
])('[A-6] %s is sent to %s, with all it asks for', (url, target) => {
  expect(findPageRedirect(url)).toBe(target);
});

test.each([
  '/',
  '/home',
  '/home?x=/Y/',
  '/jobs-profile',
  '/nowhere/',
  '/assets/Index-B1.js',
  '/home.data',
  '/?q=/',
])('[A-6] %s stays where it is', (url) => {
  expect(findPageRedirect(url)).toBeUndefined();
});
