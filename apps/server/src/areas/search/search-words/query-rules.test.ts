import { describe, expect, test } from 'vitest';
import { parseQuery } from './query-rules.ts';

const texts = (query: string) =>
  parseQuery(query).map((list) =>
    list.map(({ text, phrase, excluded }) => `${excluded ? '-' : ''}${phrase ? `"${text}"` : text}`),
  );

describe('[I-7] what somebody typed', () => {
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

  test('[L-1] another word for whoever does some work is near the name that is known', () => {
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
