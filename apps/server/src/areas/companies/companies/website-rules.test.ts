import { expect, test } from 'vitest';
import { websiteHost } from './website-rules.ts';

test.each([
  ['https://www.Acme.example/jobs?from=mail', 'acme.example'],
  ['http://acme.example:8080', 'acme.example'],
  ['https://jobs.acme.example', 'jobs.acme.example'],
  ['acme.example', undefined],
  ['', undefined],
])('[B-12] the host of %j is %j', (website, host) => {
  expect(websiteHost(website)).toBe(host);
});
