import { expect, test } from 'vitest';
import { isMailboxOf, provableHost } from './verification-rules.ts';

test.each([
  ['https://acme.example', 'acme.example'],
  ['http://www.acme.example/about?x=1', 'acme.example'],
  ['https://jobs.acme.co.uk', 'jobs.acme.co.uk'],
  ['https://acme.github.io', 'acme.github.io'],
  ['https://github.io', undefined],
  ['https://co.uk', undefined],
  ['https://gmail.com', undefined],
  ['https://127.0.0.1', undefined],
  ['https://[::1]/', undefined],
  ['http://localhost:3000', undefined],
  ['harbor', undefined],
  ['', undefined],
])('[H-2] what can be proven of %s is %s', (website, host) => {
  expect(provableHost(website)).toBe(host);
});

test.each([
  ['ada@acme.example', 'acme.example', true],
  ['ADA@ACME.EXAMPLE', 'acme.example', true],
  ['ada@acme.example', 'jobs.acme.example', true],
  ['student@mail.acme.example', 'acme.example', false],
  ['ada@notacme.example', 'acme.example', false],
  ['ada@acme.example.evil.example', 'acme.example', false],
  ['"ada@acme.example"@evil.example', 'acme.example', false],
  ['ada@gmail.com', 'gmail.com', false],
  ['ada@co.uk', 'acme.co.uk', false],
  ['ada@github.io', 'acme.github.io', false],
  ['ada@example', 'acme.example', false],
])('[H-2] %s proves %s: %s', (email, host, proves) => {
  expect(isMailboxOf(email, host)).toBe(proves);
});
