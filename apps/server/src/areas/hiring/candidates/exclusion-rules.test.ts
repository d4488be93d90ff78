import { describe, expect, test } from 'vitest';
import { keysOfCompanies, keysOfLabel } from './exclusion-rules.ts';

const isKeptOut = (
  label: string,
  company: { name: string; website_host?: string },
  mailHosts: string[] = [],
) => {
  const keys = keysOfCompanies([{ website_host: '', ...company }], mailHosts);
  return keysOfLabel(label).some((key) => keys.includes(key));
};

describe('[H-7] a company that a candidate keeps out', () => {
  test.each([
    ['Acme', { name: 'ACME' }],
    ['Acme', { name: 'Acme GmbH & Co. KG' }],
    ['Acme Inc.', { name: 'Acme' }],
    ['the acme company', { name: 'Acme Ltd' }],
    ['Café Zoë', { name: 'Cafe Zoe S.A.' }],
    ['acme.example', { name: 'Road Runner', website_host: 'acme.example' }],
    ['https://www.acme.example/jobs?x=1', { name: 'Road Runner', website_host: 'acme.example' }],
    ['somebody@acme.example', { name: 'Road Runner', website_host: 'acme.example' }],
    ['acme.example', { name: 'Road Runner', website_host: 'careers.acme.example' }],
    ['Booking.com', { name: 'Booking.com', website_host: 'elsewhere.example' }],
    ['東京電力', { name: '東京電力' }],
  ])('%s is %o', (label, company) => {
    expect(isKeptOut(label, company)).toBe(true);
  });

  test('by the mail of its people', () => {
    expect(isKeptOut('acme.example', { name: 'Nobody in Particular' }, ['mail.acme.example'])).toBe(true);
  });

  test.each([
    ['Acme', { name: 'Acme Robotics' }],
    ['Acme', { name: 'Pacme' }],
    ['acme.example', { name: 'Acme', website_host: 'notacme.example' }],
    ['jobs.acme.example', { name: 'Other', website_host: 'acme.example' }],
    ['Company', { name: 'Group' }],
  ])('%s is not %o', (label, company) => {
    expect(isKeptOut(label, company)).toBe(false);
  });

  test('what is no name has no key', () => {
    expect(keysOfLabel('???')).toEqual([]);
  });
});
