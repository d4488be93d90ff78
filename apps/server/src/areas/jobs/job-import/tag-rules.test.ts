import { expect, test } from 'vitest';
import { hasMarkup, withoutFalseTags } from './tag-rules.ts';

test.each([
  '<p>',
  '</p >',
  '<br/>',
  '<!-- a -->',
  '<!DOCTYPE html>',
  `<a href="/?a=1&b>2" title='it"s'>`,
  '<td nowrap width=3>',
  '<IMG SRC=a.png/>',
  '<b title="a < b <i>">',
  '<p\nclass = "a">',
])('is markup: %s', (text) => {
  expect(hasMarkup(`Text ${text}`)).toBe(true);
  expect(withoutFalseTags(text)).toBe(text);
});

test.each(['a<b and c>d', '<5 ms>', '<b', '<b x=>', '<b x="a>', '<custom>', '<bold>', '<b class>', '< p>'])(
  'is text: %s',
  (text) => {
    expect(hasMarkup(text)).toBe(false);
    expect(withoutFalseTags(text)).toBe(text.replaceAll('<', '&lt;'));
  },
);

test.each(['<b x=', ' x=<b', '<b x="', `<b a="<b c='`, `<b a="'" b='<i'`])(
  'a text in which tags could begin everywhere is read in so many steps and no more: %s',
  (unit) => {
    const text = `<b${unit.repeat(300_000 / unit.length)}`;
    const work = { steps: 100_000 };
    const read = withoutFalseTags(text, work);
    // The attempt that uses up the work is the last one.
    expect(work.steps).toBeGreaterThan(-text.length);
    expect(read.replaceAll('&lt;', '<')).toBe(text);
  },
);
