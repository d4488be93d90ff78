import { expect, test } from 'vitest';
import { companySlug, freeSlug } from './slug-rules.ts';

test('[B-12] two spellings of a name are one slug, and every name has one', () => {
  expect(companySlug('  Crédit & Söhne, GmbH. ')).toBe('credit-sohne-gmbh');
  expect(companySlug('CREDIT SOHNE GMBH')).toBe('credit-sohne-gmbh');
  expect(companySlug('株式会社')).toBe('株式会社');
  expect(companySlug('!!!')).toBe('company');
});

test('[B-12] a taken slug gets the first free number', () => {
  expect(freeSlug('acme', new Set())).toBe('acme');
  expect(freeSlug('acme', new Set(['acme-2']))).toBe('acme');
  expect(freeSlug('acme', new Set(['acme', 'acme-2', 'acme-4']))).toBe('acme-3');
});
