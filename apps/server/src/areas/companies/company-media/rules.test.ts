import { expect, test } from 'vitest';
import { isAskedByOurPages } from './rules.ts';

test.each([
  [true, 'a picture in a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  [false, 'an address that is opened', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  [
    false,
    'a link of ours that is followed',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
  ],
  [false, 'a page elsewhere', { 'sec-fetch-site': 'cross-site', referer: 'https://jobs.example/' }],
  [true, 'a page of ours without HTTPS', { referer: 'https://jobs.example/company-profile' }],
  [false, 'a page elsewhere without HTTPS', { referer: 'https://jobs.example.evil.example/' }],
  [false, 'a request without headers', {}],
])('[A-10] %s: %s', (isOurs, _who, headers) => {
  expect(isAskedByOurPages(headers, 'https://jobs.example')).toBe(isOurs);
});
