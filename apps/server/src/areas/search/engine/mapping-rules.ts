import { createHash } from 'node:crypto';
import { factNames } from '../replica/document-rules.ts';
import { mapping, rulesVersion } from './mapping-constants.ts';

/** The letters that the tokenizer of the replica writes without their marks, and marks by themselves. */
const letterRanges = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;
const markRange = [0x300, 0x331] as const;

function* codePoints([from, to]: readonly [number, number]): Generator<string> {
  for (let code = from; code <= to; code++) yield String.fromCodePoint(code);
}

/** As the replica's `remove_diacritics 2`: what a Latin letter is without its marks. */
function listPlainLetters(): string[] {
  const letters = letterRanges.flatMap((range) =>
    [...codePoints(range)].flatMap((letter) => {
      const plain = letter.normalize('NFD')[0] ?? '';
      return plain !== letter && /^[a-z]$/i.test(plain) ? [`${letter}=>${plain}`] : [];
    }),
  );
  return [...letters, ...[...codePoints(markRange)].map((mark) => `${mark}=>`)];
}

/** The analysis of the replica's FTS5: `porter unicode61 remove_diacritics 2`. */
const analysis = {
  char_filter: { plain_letters: { type: 'mapping', mappings: listPlainLetters() } },
  tokenizer: { letters: { type: 'pattern', pattern: String.raw`[^\p{L}\p{N}\p{Co}]+` } },
  analyzer: {
    words: {
      type: 'custom',
      char_filter: ['plain_letters'],
      tokenizer: 'letters',
      filter: ['lowercase', 'porter_stem'],
    },
  },
} as const;

/** What an index is created with. It is searched when it is complete: until then nothing has to be refreshed by time. */
export const indexDefinition = {
  settings: {
    index: {
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      refresh_interval: '1s',
      // A late write must find that a document was removed, however long it was on its way.
      gc_deletes: '1h',
      // A search may name many titles, and a list goes on for many pages.
      max_terms_count: 200_000,
      'mapping.total_fields.limit': 300,
    },
    analysis,
  },
  mappings: mapping,
};

/** An index with another definition, or with other facts, is filled again. */
export const indexVersion = createHash('sha256')
  .update(JSON.stringify([rulesVersion, indexDefinition, factNames]))
  .digest('hex')
  .slice(0, 8);
