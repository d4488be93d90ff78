import type { ResumeSheet, SheetArea } from '@waymark/contract/resumes/resume-review';
import { describe, expect, test } from 'vitest';
import { compareSheets } from './change-rules.ts';

const sheetOf = (lines: string[], areaOf: (text: string, at: number) => SheetArea | null): ResumeSheet => ({
  format: 'pdf',
  problem: null,
  pages: [
    {
      number: 1,
      size: null,
      lines: lines.map((text, at) => ({ id: `p1-${at}`, text, area: areaOf(text, at) })),
    },
  ],
});

/** As DOCX is read: each line is a paragraph. */
const paragraphs = (...lines: string[]) => sheetOf(lines, () => null);

/** As a PDF is read: five points a letter, fifteen a line. */
const printed = (...lines: string[]) =>
  sheetOf(lines, (text, at) => ({ x: 50, y: 50 + 15 * at, width: 5 * text.length, height: 12 }));

const long = [
  'Led the team that moved sixty services to a new platform',
  'between March and June, and cut what they cost by a third',
  'without one hour of downtime for any customer.',
];
const wrappedElsewhere = [
  'Led the team that moved sixty services to',
  'a new platform between March and June, and',
  'cut what they cost by a third without one',
  'hour of downtime for any customer.',
];

describe('[L-10] what changed since the last round', () => {
  test('shows the words that came and went, ignoring spaces and kinds of dashes', () => {
    const before = paragraphs(
      'Ada Lovelace',
      'Analyst at Babbage, 2019 – 2022',
      'Hard-working',
      'My main skills',
    );
    const after = paragraphs(
      'Ada Lovelace',
      'Analyst at  Babbage, 2019 - 2022',
      'Cut costs',
      'My main skills',
    );
    expect(compareSheets(before, after)).toEqual([
      { kind: 'same', text: 'Ada Lovelace\nAnalyst at Babbage, 2019 - 2022' },
      { kind: 'removed', text: '\nHard-working' },
      { kind: 'added', text: '\nCut costs' },
      { kind: 'same', text: '\nMy main skills' },
    ]);
  });

  test('shows a sentence that became another as one change, not word by word', () => {
    const before = paragraphs('I was responsible for a big team of people');
    const after = paragraphs('I was the lead of a small team of people');
    expect(compareSheets(before, after)).toEqual([
      { kind: 'same', text: 'I was' },
      { kind: 'removed', text: 'responsible for a big' },
      { kind: 'added', text: 'the lead of a small' },
      { kind: 'same', text: 'team of people' },
    ]);
  });

  test.each([
    ['paragraphs', paragraphs],
    ['lines of a PDF', printed],
  ])('shows a line that became two bullets, in %s', (_kind, sheet) => {
    const [one, two] = ['Led a team of five people', 'Cut what the platform cost by 12 %'];
    const split = sheet('Experience', one, two);
    const whole = sheet('Experience', `${one} ${two}`);
    expect(compareSheets(whole, split)).toEqual([
      { kind: 'same', text: `Experience\n${one}` },
      { kind: 'added', text: '\n' },
      { kind: 'same', text: two },
    ]);
    expect(compareSheets(split, whole)).toEqual([
      { kind: 'same', text: `Experience\n${one}` },
      { kind: 'removed', text: '\n' },
      { kind: 'same', text: two },
    ]);
  });

  test('shows nothing where the same text only wraps elsewhere', () => {
    const changes = compareSheets(printed(...long), printed(...wrappedElsewhere));
    expect(changes?.map(({ kind }) => kind)).toEqual(['same']);
    const fromWord = compareSheets(paragraphs(long.join(' ')), printed(...wrappedElsewhere));
    expect(fromWord?.map(({ kind }) => kind)).toEqual(['same']);
  });

  test('shows nothing where a word was only divided at the end of a line', () => {
    const divided = printed(
      'Kept the accounts of four offices and the docu-',
      'mentation of each, all of it written with well-',
      'known tools.',
    );
    const whole = printed(
      'Kept the accounts of four offices and the',
      'documentation of each, all of it written with',
      'well-known tools.',
    );
    expect(compareSheets(divided, whole)?.map(({ kind }) => kind)).toEqual(['same']);
  });

  test('compares nothing with an unreadable resume', () => {
    expect(compareSheets(paragraphs(), paragraphs('Ada Lovelace'))).toBeNull();
    expect(compareSheets(null, paragraphs('Ada Lovelace'))).toBeNull();
  });
});
