import { describe, expect, test } from 'vitest';
import { findReferees } from './reference-rules.ts';

const read = (...texts: string[]) =>
  findReferees(texts.map((text, at) => ({ id: String(at), text }))).map(({ name, about }) => [
    name,
    ...about,
  ]);

describe('[G-3] the referees of a resume', () => {
  test('have a line each', () => {
    expect(
      read(
        'Dr. Jane Doe, Head of Operations, Acme',
        '• Pieter van den Berg – Professor, Delft',
        'pieter@tu.example',
      ),
    ).toEqual([
      ['Jane Doe', 'Head of Operations, Acme'],
      ['Pieter van den Berg', 'Professor, Delft', 'pieter@tu.example'],
    ]);
  });

  test('or a block that ends with contact data; titles are not names', () => {
    expect(
      read(
        'Jane Doe',
        'Operations Manager',
        'Acme Ltd',
        '+44 20 7946 0000',
        'José Ruiz',
        'Team Lead',
        'j@b.example',
      ),
    ).toEqual([
      ['Jane Doe', 'Operations Manager', 'Acme Ltd', '+44 20 7946 0000'],
      ['José Ruiz', 'Team Lead', 'j@b.example'],
    ]);
  });

  test('are not made from “on request”, nor guessed from titles', () => {
    expect(read('References available on request')).toEqual([]);
    expect(read('Available upon request.')).toEqual([]);
    expect(read('Jane Doe', 'Operations Manager', 'John Roe', 'Team Lead')).toEqual([]);
    expect(read()).toEqual([]);
  });
});
