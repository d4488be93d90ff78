import { expect, test } from 'vitest';
import { readPosting } from './posting-rules.ts';
import { shouldRevalidate } from './revalidate-rules.ts';

test('[L-34] the posting beside a list is named by its id alone, and loads no list', () => {
  const id = '0197c5b2-0000-7000-8000-00000000c0de';
  expect(readPosting(`?q=nurse&job=${id}`)).toBe(id);
  for (const query of ['', '?job=', '?job=../x', `?job=${id}1`]) expect(readPosting(query)).toBe(null);
  const change = (before: string, after: string) =>
    shouldRevalidate({
      currentUrl: new URL(before, 'https://board.example/list'),
      nextUrl: new URL(after, 'https://board.example/list'),
      defaultShouldRevalidate: true,
    });
  expect(change('?q=nurse', `?q=nurse&job=${id}`)).toBe(false);
  expect(change(`?q=nurse&job=${id}`, '?q=nurse')).toBe(false);
  expect(change(`?q=nurse&job=${id}`, '?q=porter')).toBe(true);
  expect(change('?q=nurse', '?q=nurse')).toBe(true);
  expect(change('/list', '/grid')).toBe(true);
});
