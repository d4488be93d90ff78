import { expect, test } from 'vitest';
import { insertAt, pictureMarkdown, readTags } from './rules.ts';

test('tags are what stands between commas, each once', () => {
  expect(readTags(' pay, hiring ,, pay')).toEqual(['pay', 'hiring']);
});

test('a picture stands on a line of its own, and its description cannot end it', () => {
  const picture = pictureMarkdown({ url: '/api/blog-pictures/1', alternativeText: 'A [cairn](x)' });
  expect(picture).toBe('![A cairn(x)](/api/blog-pictures/1)');
  expect(insertAt('One.\n\nTwo.', 6, picture)).toBe(`One.\n\n${picture}\n\nTwo.`);
  expect(insertAt('', 0, picture)).toBe(picture);
});
