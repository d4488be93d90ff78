import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';
import { writePlainText } from './write-plain-text.ts';

test.each(['>', '1. ', '- ', ' > * '])(
  '[J-5] a text of nothing but “%s” stays a text, and takes no page away',
  (mark) => {
    const text = `${mark.repeat(20_000)}<b onclick="alert(1)">End</b>`;
    const html = renderMarkdown(text);
    expect(html).toContain('End');
    expect(html).not.toContain('<b');
    expect(writePlainText(text, (href) => href)).toContain('End');
  },
);

test('[J-5] what people nest, and lists over many lines, keeps its form', () => {
  expect(renderMarkdown('> > 1. a')).toBe(
    '<blockquote>\n<blockquote>\n<ol>\n<li>a</li>\n</ol>\n</blockquote>\n</blockquote>',
  );
  const levels = Array.from({ length: 300 }, (_none, depth) => `${' '.repeat(depth * 2)}- a`).join('\n');
  expect(renderMarkdown(levels).match(/<ul>/g)).toHaveLength(300);
  expect(writePlainText(levels, (href) => href)).toContain('- a');
  expect(renderMarkdown('- - -\n')).toBe('<hr />');
});
