import { expect, test, describe } from 'vitest';
import { createOccupationNames, createWorkNames } from './occupation-name-index.ts';
import { foreignForms, splitCompound } from './foreign-name-index.ts';

describe('names of work', () => {
  const names = createWorkNames();
  const boards = new Set(['attorney', 'paralegal', 'legal counsel', 'social worker', 'insurance agent']);
  const others = (name: string) => names.findOthers(name, (one) => boards.has(one));

  test('[I-7] people call the same work by other names, the nearest first', () => {
    expect(others('lawyer').map(({ name }) => name)).toEqual(['attorney', 'legal counsel']);
    const shares = others('solicitor').map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('[I-7] a name is not its own alternative, and an unknown name has none', () => {
    expect(others('attorney').map(({ name }) => name)).not.toContain('attorney');
    expect(names.has('attorney')).toBe(true);
    for (const none of ['zzzz', '', '#1', '~']) {
      expect(others(none)).toEqual([]);
    }
  });

  test('[I-7] the first and the last name of the file are found', () => {
    for (const name of ['3d animator', 'zumba instructor']) expect(names.has(name)).toBe(true);
  });
});

describe('work of a kind', () => {
  const kindOf = (name: string) => createOccupationNames().findRelated(name.split(' '));

  test('[L-2] a group of one kind says what is related, and a group for the rest does not', () => {
    expect(kindOf('taxi driver')).toContain('delivery driver');
    expect(kindOf('bricklayer')).not.toContain('carpenter');
    expect(kindOf('usher')).toEqual([]);
  });

  test('[L-2] who has a name as their own is not who is only called so too', () => {
    const others = createOccupationNames()
      .find(['usher'])
      .map(({ words }) => words.join(' '));
    expect(others).toContain('ticket taker');
    expect(others).not.toContain('court clerk');
  });
});

describe('forms of foreign words', () => {
  test.each([
    ['Verkäuferin', 'Verkäufer'],
    ['enfermeras', 'enfermero'],
    ['chargée', 'chargé'],
    ['Ärztin', 'Arzt'],
    ['Bankkauffrau', 'Bankkaufmann'],
    ['vendeuse', 'vendeur'],
    ['nauczycielka', 'nauczyciel'],
    ['ingeniero de software', 'Ingeniera Software'],
  ])('[I-7] %s and %s have one form', (one, other) => {
    expect(foreignForms(one)).toEqual(foreignForms(other));
  });

  test('[I-7] a compound is split before the longest part that is known', () => {
    const isKnown = (part: string) => ['entwickler', 'wickler'].includes(part);
    expect(splitCompound('softwareentwickler', isKnown)).toEqual(['software', 'entwickler']);
    expect(splitCompound('abwickler', isKnown)).toBeUndefined();
    expect(splitCompound(`${'a'.repeat(200)}entwickler`, isKnown)).toBeUndefined();
  });
});
