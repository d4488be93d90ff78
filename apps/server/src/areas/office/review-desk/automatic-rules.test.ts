import { expect, test } from 'vitest';
import { separateAutomatic } from './automatic-rules.ts';

const found = 'It has 65 words on 1 page.';

test.each([
  ['left as it is', found, '', found],
  ['without its full stop', ' It has 65 words on 1 page ', '', found],
  ['broken into two lines', 'It has 65 words\non 1 page.', '', found],
  ['with words after it', `${found} Too short.`, 'Too short.', found],
  ['with words before it', `Too short. ${found}`, 'Too short.', found],
  ['between two paragraphs', `Short.\n\n${found}\n\nAdd more.`, 'Short.\n\nAdd more.', found],
  [
    'written on',
    'It has 65 words on 1 page, which is short.',
    'It has 65 words on 1 page, which is short.',
    '',
  ],
  ['with another figure', 'It has 650 words on 1 page.', 'It has 650 words on 1 page.', ''],
  ['inside other words', 'Sadly: “It has 65 words on 1 page.”', 'Sadly: “It has 65 words on 1 page.”', ''],
  ['removed', 'Well laid out.', 'Well laid out.', ''],
])('[C-6] a sentence of the form that is %s', (_how, text, own, automatic) => {
  expect(separateAutomatic(text, found, [])).toEqual({ own, automatic });
});

test('[C-6] templates are the reviewer’s own, also where they hold what was found', () => {
  const template = `${found} Cut it.`;
  expect(separateAutomatic(template, found, [template])).toEqual({ own: template, automatic: '' });
  expect(separateAutomatic(`${found} ${template}`, found, [template])).toEqual({
    own: template,
    automatic: found,
  });
  // A field that is untouched was not filled from a template.
  expect(separateAutomatic(found, found, [found])).toEqual({ own: '', automatic: found });
});

test('[C-6] where the form held nothing, everything is the reviewer’s own', () => {
  expect(separateAutomatic(' Good. ', '', [])).toEqual({ own: 'Good.', automatic: '' });
});
