import { sayEnglish } from '@waymark/contract/text/say';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExcess, JsonExcess, parseJson } from './parse-json.ts';

const limits = { depth: 3, values: 10, names: 2 };

describe('[L-21] JSON from outside is counted before it is parsed', () => {
  test.each([
    ['[[[[1]]]]', 'lists or objects in each other, more than 3 deep'],
    ['['.repeat(1_000_000), 'lists or objects in each other, more than 3 deep'],
    ['{"a":'.repeat(100_000), 'lists or objects in each other, more than 3 deep'],
    [`[${'1,'.repeat(1_000_000)}1]`, 'more than 10 values'],
    [`[${'[],'.repeat(10)}1]`, 'more than 10 values'],
    ['{"a":1,"b":2,"c":3}', 'an object with more than 2 names'],
  ])('%.30s has %s', (text, excess) => {
    expect(sayEnglish(findExcess(text, limits) ?? '')).toBe(excess);
    expect(() => parseJson(text, limits)).toThrow(JsonExcess);
  });

  test.each([
    '[[[1]]]',
    '{"a":{"b":[1,2,3]}}',
    '[{"a":1,"b":2},{"a":1,"b":2}]',
    '["[[[[",":,:,:,{{{{"]',
    '""',
  ])('%s is parsed', (text) => expect(parseJson(text, limits)).toEqual(JSON.parse(text)));

  test('signs within texts count nothing, however the texts are escaped', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ':', ',', 'a') }), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(texts, (list) => {
        expect(findExcess(JSON.stringify(list), limits)).toBeUndefined();
      }),
    );
  });

  test('a text that is no JSON says so', () => {
    for (const text of ['', '[1', '"a', '{"a"', '\\'])
      expect(() => parseJson(text, limits)).toThrow(SyntaxError);
  });
});
