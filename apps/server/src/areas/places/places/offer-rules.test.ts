import { expect, test } from 'vitest';
import { offerPlaces } from './offer-rules.ts';

test.each([
  ['Lodnon', 'London, England, United Kingdom'],
  ['Amsterdm', 'Amsterdam, North Holland, Netherlands'],
  ['Bostn, MA', 'Boston, Massachusetts, United States'],
  ['Germny', 'Germany'],
  ['Califronia', 'California, United States'],
  ['CA', 'Canada'],
  ['in', 'India'],
])('[L-3] for %s the place %s is offered first', (text, offer) => {
  expect(offerPlaces(text)[0]).toBe(offer);
});

test.each([
  ['Newcastle', 'Newcastle, New South Wales, Australia'],
  ['Georgia', 'Georgia, GE'],
  ['LA', 'Louisiana, United States'],
  ['Cambridge', 'Cambridge, Massachusetts, United States'],
])('[L-3] beside what %s was read as the likeliest other place of the name is offered', (text, offer) => {
  expect(offerPlaces(text)[0]).toBe(offer);
});

test('[L-3] nothing is offered for a place that is known, for a few letters and for nonsense', () => {
  expect(['London', 'NYC', 'xq', 'qqqqqqqqqqqq', '99999'].map((text) => offerPlaces(text))).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});
