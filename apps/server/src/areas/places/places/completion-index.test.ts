import { expect, test } from 'vitest';
import { completePlace } from './completion-index.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlace } from './where-rules.ts';

const complete = (text: string) => completePlace(text, 8).map(({ value }) => value);

test.each([
  ['kra', 'Kraków, Lesser Poland, Poland'],
  ['MÜN', 'Munich, Bavaria, Germany'],
  ['munchen', 'Munich, Bavaria, Germany'],
  ['bomb', 'Mumbai, Maharashtra, India'],
  ['san f', 'San Francisco, California, United States'],
  ['st. lo', 'St. Louis, Missouri, United States'],
  ['ger', 'Germany'],
  ['bath', 'Bath, England, United Kingdom'],
  ['calif', 'California, United States'],
])('[L-3] of the places that begin as %s the best known comes first: %s', (typed, first) => {
  expect(complete(typed)[0]).toBe(first);
});

test('[L-3] each of them is named so that it is read as itself, once, and small ones are found by their name', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const values = complete(letter);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect([value, readPlace(value, worldGazetteer())]).not.toContain(undefined);
  }
  expect(complete('Židloc')).toEqual(['Židlochovice, South Moravia, Czechia']);
});

test('[L-3] what no place begins with goes on to none', () => {
  for (const text of ['', ' ', '-', 'qqqq', '~', '\u{10ffff}']) expect(complete(text)).toEqual([]);
});
