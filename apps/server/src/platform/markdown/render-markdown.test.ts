import { expect, test } from 'vitest';
import { isCostly } from './nesting-rules.ts';
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

test.each(['_a*', 'a_', '*a ', '~a~~', '**a_', '_a*\n'])(
  '[L-21] marks of emphasis without end, as in “%s” over and over, stay marks',
  (marks) => {
    const text = marks.repeat(10_000);
    expect(isCostly(text)).toBe(true);
    expect(renderMarkdown(text)).toBe(`<p>${text}</p>`);
    expect(writePlainText(text, (href) => href)).toBe(text);
  },
);

test.each(['a\n', '|*a\n', '#*a\n', '-*a\n', '1.*a\n'])(
  '[L-21] an item of thousands of lines is counted as costly, whatever its lines begin with: “%s”',
  (line) => {
    for (const head of ['- ', '1. ', '> - ', '- a\n\n  ']) {
      expect(isCostly(head + line.repeat(30_000 / line.length))).toBe(true);
    }
  },
);

test.each(['[[a](b)](', 'a\n-\n', 'a\n=\n'])(
  '[L-21] links in links and lines under lines are counted as costly: “%s”',
  (marks) => {
    const text = marks.repeat(5000);
    expect(isCostly(text)).toBe(true);
    const item = '- Read [the terms](https://a.example/terms) and [what is new](/news).\n';
    expect(isCostly(`A heading\n-\n\n${item.repeat(500)}`)).toBe(false);
  },
);

test('[J-5] emphasis in a long post keeps its form', () => {
  const item = '- **Pay** is named _early_, and *why* is said.\n';
  expect(renderMarkdown(item.repeat(1000)).match(/<strong>/g)).toHaveLength(1000);
  const paragraph = 'Some **words** of a _paragraph_ as people write it.\n\n';
  expect(renderMarkdown(paragraph.repeat(500)).match(/<em>/g)).toHaveLength(500);
});

test('[J-5] what people nest, and lists over many lines, keeps its form', () => {
  expect(renderMarkdown('> > 1. a')).toBe(
    '<blockquote>\n<blockquote>\n<ol>\n<li>a</li>\n</ol>\n</blockquote>\n</blockquote>',
  );
  const levels = Array.from({ length: 300 }, (_none, depth) => `${' '.repeat(depth * 2)}- a`).join('\n');
  expect(renderMarkdown(levels).match(/<ul>/g)).toHaveLength(300);
  expect(writePlainText(levels, (href) => href)).toContain('- a');
  expect(renderMarkdown('- - -\n')).toBe('<hr />');
});
