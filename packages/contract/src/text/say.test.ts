import { expect, test } from 'vitest';
import { standardWords } from '../board-words.ts';
import { compileMessage } from './compile-message.ts';
import { createSay, fixed, sayEnglish } from './say.ts';
import { dayOf, meaning, moneyOf, msg, plural, term } from './message.ts';

const german = createSay(
  'de',
  new Map([
    ['Save', 'Speichern'],
    ['Remote', 'Fernarbeit'],
    ['Open{~of a job}', 'Offen'],
    ['Apply by {0}', 'Bewerben bis {0}'],
    [
      '{0, plural, one {# job} other {# jobs}} at {1}',
      'Bei {1}: {0, plural, one {# Stelle} other {# Stellen}}',
    ],
    ['Read the <a>terms of {0}</a>.', 'Lies die <a>Bedingungen von {0}</a>.'],
    ['Use at most {0} letters.', 'Höchstens {0} Zeichen.'],
  ]),
);
const polish = createSay(
  'pl',
  new Map([
    [
      '{0, plural, one {# job} other {# jobs}}',
      '{0, plural, one {# oferta} few {# oferty} many {# ofert} other {# oferty}}',
    ],
  ]),
);
const arabic = createSay('ar', new Map([['By {0}', 'من {0}']]));

test('[L-40] English is what stands in the code', () => {
  expect(sayEnglish(msg`Save`)).toBe('Save');
  expect(sayEnglish(msg`Apply by ${'1 May'}`)).toBe('Apply by 1 May');
  expect(sayEnglish`${plural(1, 'job')} at ${'Acme {0} <a>'}`).toBe('1 job at Acme {0} <a>');
  expect(sayEnglish`${plural(1204, 'job')}`).toBe('1,204 jobs');
  expect(sayEnglish`${plural(2, 'This is # child.', 'These are # children.')}`).toBe('These are 2 children.');
  expect(sayEnglish`Open${meaning('of a job')}`).toBe('Open');
  expect(sayEnglish`# 1 of ${2026}, don’t`).toBe('# 1 of 2026, don’t');
});

test('[L-40] a catalog has the sentence, with its values where the language wants them', () => {
  expect(german(msg`Save`)).toBe('Speichern');
  expect(german`Open${meaning('of a job')}`).toBe('Offen');
  expect(german`Apply by ${german`Save`}`).toBe('Bewerben bis Speichern');
  expect(german`Apply by ${term(msg`Save`)}`).toBe('Bewerben bis Speichern');
  expect(german`Apply by ${msg`${plural(2, 'job')} at ${'Acme'}`}`).toBe('Bewerben bis Bei Acme: 2 Stellen');
  expect(german`${plural(1204, 'job')} at ${'Acme'}`).toBe('Bei Acme: 1.204 Stellen');
  expect([1, 2, 5, 22].map((number) => polish`${plural(number, 'job')}`)).toEqual([
    '1 oferta',
    '2 oferty',
    '5 ofert',
    '22 oferty',
  ]);
  expect(german(msg`Not there`)).toBe('Not there');
});

test('[L-40] messages pass through JSON', () => {
  const message = JSON.parse(JSON.stringify(msg`Apply by ${'May'}`));
  expect(german(message)).toBe('Bewerben bis May');
});

test('[L-40] a name that is a word of the product stays a name, a term is translated', () => {
  const label = msg`Remote`;
  expect(german`${plural(2, 'job')} at ${label}`).toBe('Bei Remote: 2 Stellen');
  expect(german`${plural(2, 'job')} at ${term(label)}`).toBe('Bei Fernarbeit: 2 Stellen');
  expect(german.pieces(msg`Apply by ${label}`)).toEqual(['Bewerben bis ', 'Remote']);
  expect(german`Apply by ${term('{braces} of an operator')}`).toBe('Bewerben bis {braces} of an operator');
  expect(german`Apply by ${term(undefined)}`).toBe('Bewerben bis ');
});

test('[L-40] money and days are written by the language and the country, also after JSON', () => {
  const money = msg`Apply by ${moneyOf(standardWords, 123_450, 'EUR')}`;
  const day = msg`Apply by ${dayOf(standardWords, new Date('2026-12-24T23:30:00Z'))}`;
  const austrian = msg`Apply by ${moneyOf({ country: 'AT' }, 900, 'EUR')}`;
  expect(sayEnglish(money)).toBe('Apply by 1234.50 EUR');
  expect(sayEnglish(day)).toBe('Apply by 24 December 2026');
  for (const passed of [money, JSON.parse(JSON.stringify(money))])
    expect(german(passed)).toBe('Bewerben bis 1.234,50\u00A0€');
  for (const passed of [day, JSON.parse(JSON.stringify(day))])
    expect(german(passed)).toBe('Bewerben bis 24. Dezember 2026');
  expect(german(austrian)).toBe('Bewerben bis €\u00A09,00');
});

test('[L-40] what a tag holds is apart, and no value is read as a tag', () => {
  const message = msg`Read the <a>terms of ${'<b>you</b>'}</a>.`;
  expect(german.pieces(message)).toEqual([
    'Lies die ',
    { tag: 'a', inside: ['Bedingungen von ', '<b>you</b>'] },
    '.',
  ]);
  expect(german(message)).toBe('Lies die Bedingungen von <b>you</b>.');
});

test('[L-40] a sentence that a schema takes as a text is said in another language later', () => {
  const text = fixed`Use at most ${20} letters.`;
  expect(text).toBe('Use at most 20 letters.');
  expect(german(text)).toBe('Höchstens 20 Zeichen.');
});

test('[L-40] what is put into a sentence from right to left keeps its own direction', () => {
  expect(arabic`By ${'C++ (Berlin)'}`).toBe('من \u2068C++ (Berlin)\u2069');
});

test.each(['{0', '{name}', '{0, plural, one {#}}', '<a>x', 'x</a>', '{0, plural, one {# other {#}}'])(
  '[L-40] "%s" is refused',
  (message) => {
    expect(() => compileMessage(message)).toThrow(SyntaxError);
  },
);
