import { expect, test } from 'vitest';
import { worldGazetteer } from './gazetteer-index.ts';
import { readWhereSpan } from './span-rules.ts';

const gazetteer = worldGazetteer();

/** The words of the places that a sentence names, from left to right. */
function spansOf(text: string): string[] {
  const words = text.split(' ');
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const span = readWhereSpan(words, at, gazetteer);
    if (!span) continue;
    found.push(words.slice(at, span.to).join(' '));
    at = span.to - 1;
  }
  return found;
}

test.each([
  ['nurse in York', ['York']],
  ['teacher Paris, Texas full time', ['Paris, Texas']],
  ['nurse M1', ['M1']],
  ['marketing manager london ontario canada', ['london ontario canada']],
  ['chef portland or seattle', ['portland or seattle']],
  ['chef portland or', ['portland or']],
  ['Austin or Dallas, TX nurse', ['Austin or Dallas, TX']],
  ['clerk 75015 Paris', ['75015 Paris']],
  ['nurse in the san francisco bay area nights', ['the san francisco bay area']],
  ['Dallas-Fort Worth driver', ['Dallas-Fort Worth']],
  ['看護師 東京', ['東京']],
  ['desenvolvedor são paulo', ['são paulo']],
  ['jobs in the hague', ['the hague']],
  ['driver leeds/york', ['leeds/york']],
  ['driver leeds/york or hull', ['leeds/york or hull']],
  ['nurse leeds or york/hull', ['leeds or york/hull']],
])('[L-3] the place of "%s" is the longest run of words that is one', (text, spans) => {
  expect(spansOf(text)).toEqual(spans);
});

test('[L-3] words of a sentence, sums and codes of other things are no place', () => {
  for (const text of [
    'us or me',
    'a la carte chef',
    'earn 45000 here',
    'part-time no weekends',
    'remote work from home',
  ])
    expect([text, spansOf(text)]).toEqual([text, []]);
});
