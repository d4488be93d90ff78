import { expect, test } from 'vitest';
import { parseQuery } from './query-rules.ts';

const sizeOf = (text: string) => {
  const query = parseQuery(text);
  const terms = query.flat();
  return {
    lists: query.length,
    terms: terms.length,
    names: terms.reduce((sum, { same, near }) => sum + 1 + same.length + near.length, 0),
  };
};

test('[I-7] two hundred characters of alternatives ask for no more than two dozen names', () => {
  const hostile =
    'rn OR dba OR qa OR hr OR developer OR nurse OR teacher OR driver OR chef OR accountant OR cook OR sre';
  const { lists, names } = sizeOf(hostile);
  expect(lists).toBe(4);
  expect(names).toBeLessThanOrEqual(24);
  expect(sizeOf(Array.from({ length: 100 }, (_, n) => n % 10).join(' ')).terms).toBe(24);
});

test('[I-7] what people type keeps all its words and their other names', () => {
  const [[term] = []] = parseQuery('registered nurse night shift OR weekend');
  expect(term?.same).toContain('rn');
  expect(term?.near).toContain('licensed practical nurse');
  expect(sizeOf('plumber OR electrician berlin')).toMatchObject({ lists: 2, terms: 3 });
});
