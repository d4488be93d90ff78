import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { isCopied, likenessOf, piecesOf, findTextSigns, judgePay } from './rules.ts';

const kindsOf = (text: string, title = 'Warehouse Operative') =>
  findTextSigns({ title, text }).map(({ kind, words }) => [kind, ...words]);

describe('[J-5] signs of fraud in the words of a posting', () => {
  test.each([
    ['Please pay a registration fee of 40 euros.', ['payment', 'pay a registration fee']],
    ['A refundable deposit holds your place.', ['payment', 'refundable deposit']],
    ['We send Gift Cards first.', ['payment', 'Gift Cards']],
    ['Send a copy of your passport.', ['documents', 'copy of your passport']],
    ['Write to us on WhatsApp.', ['contact', 'WhatsApp']],
    ['Join t.me/quickjobs now', ['contact', 't.me/quickjobs']],
    ['Text me at +44 7700 900123', ['contact', 'Text me at +44 7700 900123']],
    ['Mail to harbour.jobs@gmail.com', ['free-mail', 'harbour.jobs@gmail.com']],
    ['Apply at https://bit.ly/3xJobs', ['short-link', 'bit.ly/3xJobs']],
  ])('%s', (text, sign) => expect(kindsOf(text)).toEqual([sign]));

  test.each([
    'We pay for your training and your visa.',
    'You handle application forms and customer deposits.',
    'Experience with fee schedules. Mail us at jobs@harbour.example.',
    'The signal box is staffed at night.',
    'You maintain the telegraph museum.',
  ])('none in: %s', (text) => expect(kindsOf(text)).toEqual([]));

  test('a text without end or meaning is read as fast as any other', () => {
    const run = 'a.'.repeat(300_000);
    expect(kindsOf(`${run} Mail to ${'b'.repeat(64)}@gmail.com`)).toEqual([
      ['free-mail', `${'b'.repeat(64)}@gmail.com`],
    ]);
  });

  test('the same words are named once, and five at most', () => {
    expect(kindsOf('WhatsApp, whatsapp, WHATSAPP')).toEqual([['contact', 'WhatsApp']]);
    const mails = Array.from({ length: 9 }, (_none, number) => `person${number}@gmail.com`).join(' ');
    expect(kindsOf(mails)[0]).toHaveLength(6);
  });

  test('a shouted title, or a text that shouts; names and short words do not', () => {
    expect(kindsOf('Quiet words.', 'EARN MONEY FAST')).toEqual([['capitals', 'EARN MONEY FAST']]);
    expect(kindsOf('Quiet words.', 'QA')).toEqual([]);
    expect(kindsOf('NASA and IBM use COBOL here, and so do we in the harbour office.')).toEqual([]);
    expect(kindsOf('WORK FROM HOME EVERY WEEK '.repeat(4))[0]?.[0]).toBe('capitals');
  });
});

describe('[J-5] a pay far beyond the usual', () => {
  const usual = { postings: 12, low: 28_000, high: 41_000 };
  test('names what others pay', () => {
    const sign = judgePay(sayEnglish, 120_000, usual);
    expect(sign).toMatchObject({ kind: 'pay', words: ['$120,000 a year'] });
    expect(sayEnglish(sign?.why ?? '')).toBe('12 open postings with this title pay $28,000 to $41,000.');
  });
  test.each([
    [82_000, usual],
    [null, usual],
    [900_000, null],
    [900_000, { ...usual, postings: 7 }],
  ])('%s is none beside %o', (pay, known) => expect(judgePay(sayEnglish, pay, known)).toBeNull());
});

describe('[J-5] a copied text', () => {
  const words = Array.from({ length: 80 }, (_none, number) => `word${number}`);
  const text = words.join(' ');
  test('is one with another title and a sentence more', () => {
    expect(isCopied(likenessOf(text, `Join us now! ${text.toUpperCase()}, and write today.`))).toBe(true);
  });
  test('is none that shares a passage', () => {
    const other = [...words.slice(0, 25), ...words.slice(25).map((word) => `${word}x`)].join(' ');
    expect(isCopied(likenessOf(text, other))).toBe(false);
  });
  test('cannot be told of a few words', () => {
    expect(likenessOf('We hire.', 'We hire.')).toBe(0);
    expect(piecesOf('We hire.')).toEqual([]);
  });
  test('is looked for by pieces of its middle', () => {
    expect(piecesOf(text)).toEqual([
      'word24 word25 word26 word27 word28 word29 word30 word31',
      'word48 word49 word50 word51 word52 word53 word54 word55',
    ]);
  });
});
