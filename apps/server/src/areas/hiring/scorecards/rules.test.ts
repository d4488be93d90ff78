import { expect, test } from 'vitest';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { nameCriteria } from './rules.ts';

test('[L-40] the first criteria are in the language of their reader, those of a team as it has written them', () => {
  const criteria = ['Communication', 'Handles night shifts'].map((name) => ({ id: name, name }));
  expect(nameCriteria(sayIn('de'), criteria).map(({ name }) => name)).toEqual([
    'Kommunikation',
    'Handles night shifts',
  ]);
  expect(nameCriteria(sayIn('en'), criteria)).toEqual(criteria);
});
