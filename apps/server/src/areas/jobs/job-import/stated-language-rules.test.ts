import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { createGazetteer } from '../../places/places/rules.ts';
import { readPosting } from './draft-rules.ts';
import { defaultMapping } from './mapping-rules.ts';

function languageOf(record: Record<string, unknown>) {
  const read = readPosting(
    { id: '1', title: 'Keeper', company: 'Lighthouse', ...record },
    {
      gazetteer: createGazetteer([]),
      words: standardWords,
      now: new Date('2026-11-20T08:00:00Z'),
      mapping: defaultMapping(),
    },
  );
  return 'draft' in read ? read.draft.language : read.problems;
}

test.each([
  ['a code', { language: 'de' }, 'de'],
  ['a code with a country', { language: 'de-AT' }, 'de'],
  ['a code of three letters', { language: 'deu' }, 'de'],
  ['an old code', { language: 'iw' }, 'he'],
  ['one of Norway', { language: 'nb_NO' }, 'no'],
  ['two codes', { language: 'de, en' }, 'de, en'],
  ['a name in English', { language: 'German' }, 'de'],
  ['its own name', { language: 'Deutsch' }, 'de'],
  ['an object', { language: { code: 'fr', label: 'French' } }, 'fr'],
  ['schema.org', { inLanguage: { '@type': 'Language', name: 'Spanish', alternateName: 'es' } }, 'es'],
  ['an attribute of XML', { 'xml:lang': 'pl' }, 'pl'],
  ['an attribute of the text', { description: 'Praca', 'description@xml:lang': 'pl' }, 'pl'],
  ['what the work asks for', { language: ['English', 'German'] }, ''],
  ['a sentence', { language: 'Fluent in English' }, ''],
  ['no language', { language: 'xx' }, ''],
  ['nothing', {}, ''],
])('[L-40] a source states its language by %s', (_what, record, language) => {
  expect(languageOf(record)).toEqual(language);
});
