import { describe, expect, test } from 'vitest';
import { parseQuery, foldCase, foldWords, typedAs, readExclusions } from './query-rules.ts';
import { readFileSync } from 'node:fs';
import { readDataLines } from '../../../platform/data-files.ts';
import { levelWords } from '../job-index/title-index.ts';
import { emptyWords } from './sentence-constants.ts';

describe('a query', () => {
  const texts = (query: string) =>
    parseQuery(query).map((list) =>
      list.map(({ text, phrase, excluded }) => `${excluded ? '-' : ''}${phrase ? `"${text}"` : text}`),
    );

  describe('[I-7] typed queries', () => {
    test.each([
      ['data  analyst python', [['data analyst', 'python']]],
      ['"night shift" nurse -manager', [['"night shift"', 'nurse', '-manager']]],
      ['nurse -"head of ward"', [['nurse', '-"head of ward"']]],
      ['plumber OR electrician berlin', [['plumber'], ['electrician', 'berlin']]],
      ['“staff nurse”', [['"staff nurse"']]],
      ['C++ & C#', [['C++', 'C#']]],
      ['"open quote', [['"open quote"']]],
    ])('%s is read as %j', (query, lists) => {
      expect(texts(query)).toEqual(lists);
    });

    test.each(['', '  ', '-', '"', '& -', '-java', 'OR', '""'])('%j asks for nothing', (query) => {
      expect(parseQuery(query)).toEqual([]);
    });

    test('names of several words stand together, with their other names, in any spelling', () => {
      const [[term] = []] = parseQuery('Registered Nurses');
      expect(term).toMatchObject({ text: 'Registered Nurses', excluded: false });
      expect(term?.same).toContain('rn');
      expect(term?.near).toContain('licensed practical nurse');
      expect(parseQuery('RN')[0]?.[0]?.same).toContain('registered nurse');
    });

    test('a shortened word before some work says of which kind it is', () => {
      expect(parseQuery('acct mgr')[0]?.[0]?.same).toContain('account manager');
      expect(parseQuery('acct')[0]?.[0]?.same).toContain('accountant');
    });

    test('[L-1] another role word for the same work is a related term of the known name', () => {
      const [[term] = []] = parseQuery('retail associate');
      expect(term?.same).toEqual([]);
      expect(term?.near).toContain('sales associate');
      expect(parseQuery('payroll coordinator')[0]?.[0]?.near).toContain('payroll specialist');
      expect(parseQuery('zither associate')[0]).toHaveLength(2);
      // "AP" is read by itself, and not as another "AP clerk".
      expect(parseQuery('AP specialist')[0]?.map(({ text }) => text)).toEqual(['AP', 'specialist']);
    });

    test('[L-2] of a title that leads others the field is looked for by itself', () => {
      expect(texts('head of marketing')).toEqual([['head', 'of', 'marketing']]);
      expect(texts('head of school')).toEqual([['head of school']]);
    });

    test('quoted and excluded words are taken literally', () => {
      for (const term of parseQuery('"registered nurse" -developer dba')[0]?.slice(0, 2) ?? []) {
        expect(term.same).toEqual([]);
        expect(term.near).toEqual([]);
      }
    });
  });

  test('[L-1] an activity has the names of who does it near, where the list knows one', () => {
    const [[term] = []] = parseQuery('recruiting');
    expect(term?.same).toEqual([]);
    expect(term?.near.slice(0, 2)).toEqual(['recruiter', 'talent acquisition']);
    expect(parseQuery('recruitment')[0]?.[0]?.near[0]).toBe('recruiter');
    expect(parseQuery('knitting')[0]?.[0]?.near).toEqual(['knitter']);
    expect(parseQuery('yodelling')[0]?.[0]?.near).toEqual([]);
  });
});

describe('limits of a query', () => {
  const sizeOf = (text: string) => {
    const query = parseQuery(text);
    const terms = query.flat();
    return {
      lists: query.length,
      terms: terms.length,
      names: terms.reduce((sum, { same, near }) => sum + 1 + same.length + near.length, 0),
    };
  };

  test('[I-7] two hundred characters of alternatives ask for no more than two dozen names', () => {
    const hostile =
      'rn OR dba OR qa OR hr OR developer OR nurse OR teacher OR driver OR chef OR accountant OR cook OR sre';
    const { lists, names } = sizeOf(hostile);
    expect(lists).toBe(4);
    expect(names).toBeLessThanOrEqual(24);
    expect(sizeOf(Array.from({ length: 100 }, (_, n) => n % 10).join(' ')).terms).toBe(24);
  });

  test('[I-7] what people type keeps all its words and their other names', () => {
    const [[term] = []] = parseQuery('registered nurse night shift OR weekend');
    expect(term?.same).toContain('rn');
    expect(term?.near).toContain('licensed practical nurse');
    expect(sizeOf('plumber OR electrician berlin')).toMatchObject({ lists: 2, terms: 3 });
  });
});

describe('capitals', () => {
  const linesOf = (name: string) =>
    readFileSync(new URL(name, import.meta.url), 'utf8')
      .trim()
      .split('\n');
  const titleCase = (text: string) =>
    text.replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());

  /** Every word and name that the search knows by itself. */
  const vocabulary = new Set(
    [
      ...readDataLines('search/synonyms.txt').flatMap((line) => line.split(/[=~,]/)),
      ...emptyWords,
      ...Object.keys(levelWords),
      ...linesOf('../../../../../../data/occupations/task-words.txt').map(
        (line) => line.split(/[\t=~]/)[0] ?? '',
      ),
      ...linesOf('../../../../../../data/occupations/title-abbreviations.txt').flatMap((line) =>
        line.split('='),
      ),
      ...linesOf('../../../../../../data/occupations/occupation-names.txt').flatMap((line) =>
        line.slice(5).split(/[=~]/),
      ),
    ]
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  );

  describe('[I-7] capitals change nothing', () => {
    test('a name of the vocabulary is one in small letters, in capitals and as a title', () => {
      expect(vocabulary.size).toBeGreaterThan(5000);
      // Which of two letters the capital I is in Turkish no text says: lists have both.
      const plain = [...vocabulary].filter((name) => !name.includes('ı'));
      const other = plain.filter((name) =>
        [name, name.toUpperCase(), titleCase(name)].some((text) => foldCase(text) !== name),
      );
      expect(other).toEqual([]);
    });

    test.each([
      ['IT Manager', 'IT manager'],
      ['Remote Designer US', 'remote designer US'],
      ['Software Engineer CA', 'software engineer CA'],
      ['Nurse (UK), Senior', 'nurse (UK), senior'],
      ['Nurse OR Doctor', 'nurse OR doctor'],
      ['"NIGHT SHIFT" OR IT', '"night shift" OR it'],
      ['NURSE OR DOCTOR', 'nurse or doctor'],
      ['JOBS IN IT', 'jobs in it'],
      ['HR and PR', 'hr and pr'],
      ['McDonald’s', 'mcdonald’s'],
    ])('%j is %j: capitals that mean something stay where not all is in capitals', (typed, folded) => {
      expect(foldCase(typed)).toBe(folded);
    });

    test('once a sentence is read only "OR" keeps its capitals', () => {
      expect(foldWords('IT Manager OR Nurse')).toBe('it manager OR nurse');
    });

    test('what is shown has the words as they were typed', () => {
      const asTyped = typedAs('Registered NURSE in Berlin');
      expect(asTyped('registered nurse')).toBe('Registered NURSE');
      expect(asTyped('nurse OR midwife')).toBe('NURSE OR midwife');
      expect(asTyped('Berlin, Germany')).toBe('Berlin, Germany');
    });
  });
});

test.each([
  ['nurse -manager', ['manager']],
  ['nurse -"Night Shift" OR porter -ward', ['night shift', 'ward']],
  ['-manager', ['manager']],
  ['-manager -Manager', ['manager']],
  ['e-commerce night-shift nurse', []],
  ['nurse - manager', []],
  ['nurse -- -&', []],
])('[L-34] %s leaves out %j', (text, excluded) => {
  expect(readExclusions(text)).toEqual(excluded);
});

test('[L-34] the number of excluded words is limited', () => {
  const text = Array.from({ length: 60 }, (_none, at) => `-w${at}`).join(' ');
  expect(readExclusions(text)).toHaveLength(24);
});
