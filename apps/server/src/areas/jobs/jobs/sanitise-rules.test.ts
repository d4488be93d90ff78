import { expect, test } from 'vitest';
import { maxDepth } from '../../../platform/html/shallow-tokenizer.ts';
import { sanitiseDescription } from './sanitise-rules.ts';

/** How deep the elements of what was written are in each other. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

test.each(['<b>y', '<ul><li>y', '<a href="https://a.example/">y<i>'])(
  'a description of tags in tags keeps its words and no more than a depth: %s',
  (unit) => {
    const html = sanitiseDescription(unit.repeat(20_000));
    expect(depthOf(html)).toBeLessThanOrEqual(maxDepth);
    expect(html.match(/y/g)).toHaveLength(20_000);
    expect(sanitiseDescription(html)).toBe(html);
  },
);

test('an address that no link has is no link', () => {
  expect(sanitiseDescription(`<a href="https://a.example/${'x'.repeat(2000)}">Apply</a>`)).toBe(
    '<a>Apply</a>',
  );
  expect(sanitiseDescription('<a href="https://a.example/">Apply</a>')).toBe(
    '<a href="https://a.example/" rel="nofollow noopener" target="_blank">Apply</a>',
  );
});
