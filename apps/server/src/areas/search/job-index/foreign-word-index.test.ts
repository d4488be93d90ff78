import { describe, expect, test } from 'vitest';
import { namedEntry } from '../../../testing/named-entry.ts';
import { expandText } from '../widen/expansion-cache.ts';
import { Vocabulary } from './vocabulary-index.ts';

const board = (...titles: string[]) => new Vocabulary(titles.map((title) => namedEntry('title', title, 30)));
/** The names that a search looks for besides its own words. */
const names = (q: string, words: Vocabulary) =>
  expandText(q, words)
    .whole.flat()
    .flatMap(({ text, same }) => [text, ...same]);

describe('[L-40] titles in other languages', () => {
  const words = board(
    'Softwareentwickler (m/w/d)',
    'Bäcker/in',
    'Mitarbeiter Lager',
    'Infirmier·ère',
    'Kierowcy kat. C',
    'Mozo/a de almacén',
    'ممرضات',
  );

  test.each([
    ['Entwickler', 'softwareentwickler'],
    ['software developer', 'softwareentwickler'],
    ['Baecker', 'backer'],
    ['nurse', 'infirmier'],
    ['Krankenschwester', 'infirmier'],
    ['kierowca', 'kierowcy'],
    ['driver', 'kierowcy'],
    ['warehouse worker', 'mozo de almacen'],
  ])('%s finds %s', (q, name) => {
    expect(names(q, words)).toContain(name);
  });

  test('the end of a word is no compound of it', () => {
    expect(words.foreign.compoundsOf('Arbeiter')).toEqual([]);
  });

  test('words in two are found in one, and the other way round', () => {
    expect(names('Software Entwickler', words)).toContain('softwareentwickler');
    expect(names('Softwareentwickler', board('Software Entwickler')).join(' ')).toContain(
      'software entwickler',
    );
  });

  test('a board in English is searched as before', () => {
    const english = board('Registered Nurse', 'Software Developer', 'Truck Driver');
    expect(english.foreign.isEmpty).toBe(true);
    expect(names('nurse', english)).not.toContain('infirmier');
  });
});
