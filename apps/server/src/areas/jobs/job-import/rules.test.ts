import { expect, test } from 'vitest';
import { modeOfPlaces, modeOfTitle, readType } from './rules.ts';

test.each([
  ['Backend Engineer (Remote)', 'remote'],
  ['Backend Engineer - Remote, US', 'remote'],
  ['Remote Nurse', 'remote'],
  ['Data Analyst Remote', 'remote'],
  ['Accountant, Hybrid', 'hybrid'],
  ['Cleaner [On-site]', 'on-site'],
  ['Remote Sensing Engineer', undefined],
  ['Engineer, Remote Monitoring', undefined],
  ['Hybrid Powertrain Engineer', undefined],
  ['Hybrid Cloud Architect', undefined],
  ['Nurse', undefined],
])('[L-4] the title %s says %s', (title, mode) => {
  expect(modeOfTitle(title)).toBe(mode);
});

test('[L-4] places say how the work is done only in so many words', () => {
  expect(modeOfPlaces(['Austin, TX'])).toBeUndefined();
  expect(modeOfPlaces(['Remote - US'])).toBe('remote');
  expect(modeOfPlaces(['Austin, TX (Hybrid)'])).toBe('hybrid');
  expect(modeOfPlaces(['Berlin', 'Remote'])).toBe('remote');
});

test.each([
  ['Vollzeit, unbefristet', 'full-time'],
  ['Heltid', 'full-time'],
  ['Temps partiel', 'part-time'],
  ['Części etatu', undefined],
  ['Część etatu', 'part-time'],
  ['Tiempo completo', 'full-time'],
  ['アルバイト', 'part-time'],
  ['实习', 'internship'],
  ['CDD', 'temporary'],
  ['Freie Mitarbeit', 'freelance'],
  ['Full-time / Part-time', undefined],
  ['Permanent', undefined],
  ['Permanent, part-time', 'part-time'],
])('[L-25] the type "%s" is %s', (text, type) => {
  expect(readType(text)).toBe(type);
});
