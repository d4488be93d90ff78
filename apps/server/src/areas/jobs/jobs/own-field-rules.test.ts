import type { Locale } from '@waymark/contract/text/locales';
import type { OwnField } from '@waymark/contract/jobs/own-fields';
import { sayEnglish } from '@waymark/contract/text/say';
import { describe, expect, test } from 'vitest';
import { presentOwnFields, readOwnValues } from './own-field-rules.ts';

const field = (overrides: Partial<OwnField>): OwnField => ({
  key: 'hours',
  label: 'Hours',
  help: '',
  kind: 'number',
  unit: '',
  required: false,
  shown: true,
  filter: false,
  options: [],
  ...overrides,
});
const inEnglish = ({ values, problems }: ReturnType<typeof readOwnValues>) => ({
  values,
  problems: Object.fromEntries(Object.entries(problems).map(([name, said]) => [name, sayEnglish(said)])),
});
const read = (one: OwnField, value: unknown, mayLack = false) =>
  inEnglish(readOwnValues({ [one.key]: value }, [one], { mayLack }));
const shift = field({
  key: 'shift',
  label: 'Shift',
  kind: 'choice',
  options: [
    { value: 'day', label: 'By day', retired: false },
    { value: 'night', label: 'By night', retired: true },
  ],
});

describe('[L-31] a value of a field of the board’s own', () => {
  test.each([
    [40, 40],
    ['1,200.5', 1200.5],
    [' -3 ', -3],
    ['0', 0],
  ])('%j is the number %d', (given, number) => {
    expect(read(field({}), given).values).toEqual({ hours: number });
  });

  test.each(['NaN', Number.NaN, Infinity, '1e9', 'forty', '4 0', '1,20', '9999999999999', '1.23456'])(
    '%j is no number, and the form says how one looks',
    (given) => {
      expect(read(field({}), given)).toEqual({
        values: {},
        problems: { hours: 'Enter “Hours” as a number, for example 40.' },
      });
    },
  );

  test('a day is one of the calendar', () => {
    const starts = field({ key: 'starts', label: 'Starts', kind: 'date' });
    expect(read(starts, '2028-02-29').values).toEqual({ starts: '2028-02-29' });
    for (const day of ['2027-02-29', '1.3.2027', '2027-13-01'])
      expect(Object.keys(read(starts, day).problems)).toEqual(['starts']);
  });

  test('a choice is read by its identifier or its name, and another one is refused with the list', () => {
    expect(read(shift, 'BY DAY').values).toEqual({ shift: 'day' });
    expect(read(shift, 'night').values).toEqual({ shift: 'night' });
    expect(read(shift, 'dawn').problems).toEqual({ shift: 'Choose one of the list for “Shift”: By day.' });
  });

  test('a text is one line without hidden characters', () => {
    const note = field({ key: 'note', label: 'Note', kind: 'text' });
    expect(read(note, ' a\u202e \n b ').values).toEqual({ note: 'a b' });
    expect(read(note, 'x'.repeat(201)).problems).toEqual({ note: 'Please keep “Note” to 200 characters.' });
    for (const none of [null, undefined, {}, [], true])
      expect(read(note, none)).toEqual({ values: {}, problems: {} });
  });

  test('what is required may be missing in an import and nowhere else', () => {
    const required = field({ required: true });
    expect(read(required, '').problems).toEqual({ hours: 'Fill in “Hours”.' });
    expect(read(required, '', true).problems).toEqual({});
  });

  test('no field reads what an object has by nature', () => {
    expect(
      readOwnValues({}, [field({ key: 'constructor', kind: 'text' })], { mayLack: true }).values,
    ).toEqual({});
    expect(presentOwnFields({}, [field({ key: 'constructor', kind: 'text' })], 'en')).toEqual([]);
  });
});

test('[L-31] a page shows what is set, shown and still a field, and an old choice as it was stored', () => {
  const fields = [shift, field({ unit: 'hours' }), field({ key: 'secret', shown: false })];
  const values = { shift: 'dusk', hours: 1200, secret: 1, gone: 'x' };
  const textsIn = (locale: Locale) =>
    presentOwnFields(values, fields, locale).map(({ key, text }) => [key, text]);
  expect(textsIn('en')).toEqual([
    ['shift', 'dusk'],
    ['hours', '1,200 hours'],
  ]);
  expect(textsIn('de')).toContainEqual(['hours', '1.200 hours']);
});
