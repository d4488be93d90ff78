import { expect, test } from 'vitest';
import { fieldPath, parseField } from './field-rules.ts';

test.each([
  ['field=construct', 'construct'],
  ['field=Construct', undefined],
  ['field=gardening', undefined],
  ['', undefined],
])('[I-10] "%s" asks for the field %s', (query, field) => {
  expect(parseField(new URLSearchParams(query))).toBe(field);
});

test('[I-10] the filter stands in the address', () => {
  expect(fieldPath('archeology')).toBe('/portfolio-grid-2?field=archeology');
  expect(fieldPath(undefined)).toBe('/portfolio-grid-2');
});
