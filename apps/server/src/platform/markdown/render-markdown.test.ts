import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';
import { writePlainText } from './write-plain-text.ts';

test.each(['>', '1. '])('[J-5] a text of nothing but “%s” stays a text, and takes no page away', (mark) => {
  const text = `${mark.repeat(20_000)}<b onclick="alert(1)">End</b>`;
  const html = renderMarkdown(text);
  expect(html).toContain('End');
  expect(html).not.toContain('<b');
  expect(writePlainText(text, (href) => href)).toContain('End');
});
