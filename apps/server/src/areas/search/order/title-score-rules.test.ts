import { expect, test } from 'vitest';
import { type Term, parseQuery } from '../read/query-rules.ts';
import { scoreTitle } from './title-score-rules.ts';
import { TitleIndex } from '../job-index/title-index.ts';
import { planQuery } from '../widen/query-plan-rules.ts';

const titles = [
  'Accountant',
  'Senior Accountant',
  'Accountant, Night Shift',
  'Clinical Pharmacist',
  'Pharmacist',
  'Nurse Recruiter',
  'Registered Nurse',
  'Accounting Manager',
  'Account Manager',
  'Vice President, Accountant',
  'Accountant Intern',
  'Software Engineer',
  'Software Developer',
  'Programmer',
  'Développeur C++',
  'Managing Director, Public Policy',
  'Project Manager/Director',
  'Apprentice Carpenter',
  'Carpenter',
  'Child Minder',
  'Salesperson',
  'Private Equity Analyst',
  'Truck Driver',
  'Server',
  'Server Engineer',
  ...['Night', 'Breakfast', 'Bar', 'Hotel', 'Beach', 'Head'].map((kind) => `${kind} Server`),
  'President',
  'Business Manager',
  'Vice President, Policy',
  'Reach Truck Driver',
  'Metering Technician',
  'Gas Pressure Technician, Valves',
  'CNC Programmer',
  'Office Assistant',
  'Payroll Administrator',
];
const index = new TitleIndex();
for (const title of titles) index.take(title);

/** The titles that a search names, best first. */
function order(q: string): string[] {
  const [list] = parseQuery(q);
  const wanted = list && planQuery(list, index);
  if (!wanted) return [];
  const rated = index.titles.map((title, at) => {
    const { score = 0, terms = 0 } = (title && scoreTitle(wanted, title)) ?? {};
    // More of the words come before fewer.
    return { text: titles[at] ?? '', score: score * terms.toString(2).replaceAll('0', '').length };
  });
  return rated
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

test('[I-7] the whole title comes first, then what was not asked for, the further the lower', () => {
  expect(order('accountant').slice(0, 5)).toEqual([
    'Accountant',
    'Accountant, Night Shift',
    'Senior Accountant',
    'Vice President, Accountant',
    'Accountant Intern',
  ]);
  expect(order('pharmacists')).toEqual(['Pharmacist', 'Clinical Pharmacist']);
});

test('[I-7] a stem that joins different occupations is no match of its own', () => {
  expect(order('accountant')).not.toContain('Account Manager');
  expect(order('account manager')[0]).toBe('Account Manager');
  expect(order('account manager')).not.toContain('Accountant');
});

test('[I-7] a title that names the work comes before one that only has its word', () => {
  expect(order('nurse')[0]).toBe('Registered Nurse');
  expect(order('nurse')).toContain('Nurse Recruiter');
});

test('[I-7] what was typed comes before other names of it, and accents count for nothing', () => {
  expect(order('programmer')[0]).toBe('Programmer');
  expect(order('programmer')).toContain('Software Developer');
  expect(order('developpeur c++')[0]).toBe('Développeur C++');
  expect(order('sr accountant')[0]).toBe('Senior Accountant');
});

test('[I-7] a name that is a part of what other work is called is not that work', () => {
  expect(order('truck driver')).toEqual(['Truck Driver', 'Reach Truck Driver']);
  expect(order('reach truck driver')[0]).toBe('Reach Truck Driver');
  expect(order('programmer').indexOf('CNC Programmer')).toBeGreaterThan(
    order('programmer').indexOf('Software Developer'),
  );
  expect(order('cnc programmer')[0]).toBe('CNC Programmer');
});

test('[I-7] a shortened word alone that is a name of work is that, and not only its long form', () => {
  expect(order('admin')).toEqual(['Office Assistant', 'Payroll Administrator']);
  expect(order('payroll admin')[0]).toBe('Payroll Administrator');
});

test('[L-2] a rank that was asked for is what the title says first', () => {
  expect(order('managing director')[0]).toBe('Managing Director, Public Policy');
  expect(order('managing director')).not.toContain('Accounting Manager');
});

test('[L-1] a state such as an apprenticeship, and a plural, match the person who does the work', () => {
  expect(order('apprenticeship carpenter')[0]).toBe('Apprentice Carpenter');
  expect(order('children')).toContain('Child Minder');
  expect(order('salesman')[0]).toBe('Salesperson');
});

test('[L-1] a word that no title has stands for the only work that has it in a name', () => {
  expect(order('lgv')[0]).toBe('Truck Driver');
  expect(order('zyx')).toEqual([]);
});

test('[I-7] a title that no job has any more is forgotten', () => {
  const board = new TitleIndex();
  const at = board.take('Lamplighter');
  board.take('Lamplighter');
  board.release(at);
  expect(board.count).toBe(1);
  board.release(at);
  expect(board.count).toBe(0);
  expect(board.take('Chandler')).toBe(at);
});

test('[I-7] a rank alone is no other name of some work', () => {
  expect(order('managing director')).not.toContain('President');
});

test('[I-7] a rank that was asked for has no other name either', () => {
  expect(order('vice president')).not.toContain('Business Manager');
});

/** Titles by their worth for one term. */
function rate(term: Partial<Term>, ...names: string[]): number[] {
  const board = new TitleIndex();
  for (const name of names) board.take(name);
  const wanted = planQuery(
    [{ text: '', phrase: false, excluded: false, same: [], near: [], ...term }],
    board,
  );
  return board.titles.map((title) => (wanted && title && scoreTitle(wanted, title)?.score) ?? 0);
}

test('[I-7] of words of another language what they say comes before its other names', () => {
  const term = {
    text: 'chef de projet',
    translations: ['project manager'],
    same: ['project manager', 'project lead'],
  };
  const [direct = 0, other = 0] = rate(term, 'Project Manager', 'Project Lead');
  expect(direct).toBeGreaterThan(other);
  expect(other).toBeGreaterThan(0);
});

test('[I-7] work of the same kind is worth less than any other name', () => {
  const term = { text: 'bricklayer', near: ['stonemason'], related: ['carpenter'] };
  const [near = 0, related = 0] = rate(term, 'Stonemason', 'Carpenter');
  expect(near).toBeGreaterThan(related);
  expect(related).toBeGreaterThan(0);
  const [nearest = 0, next = 0] = rate(
    { text: 'hair', related: ['carpenter', 'pharmacist'] },
    'Carpenter',
    'Pharmacist',
  );
  expect(nearest).toBeGreaterThan(next);
  const asked = { text: 'hair', phrase: false, excluded: false, same: [], near: [], related: ['carpenter'] };
  expect(planQuery([asked], index)?.terms[0]?.isCore).toBe(true);
});

test('[I-7] of names that are worth the same the one that says more of the title counts', () => {
  const term = { text: 'wages clerk', same: ['payroll', 'payroll specialist'] };
  const [whole = 0, field = 0] = rate(term, 'Payroll Specialist', 'Vice President, India Payroll');
  expect(whole).toBeGreaterThan(field);
});

/** Titles by their worth for a whole search. */
function rateAll(q: string, ...names: string[]): number[] {
  const board = new TitleIndex();
  for (const name of names) board.take(name);
  const [list = []] = parseQuery(q);
  const wanted = planQuery(list, board);
  return board.titles.map((title) => (wanted && title && scoreTitle(wanted, title)?.score) ?? 0);
}

test('[I-7] who asks for a field alone seldom means to lead it, who asks for a rank does', () => {
  const names = ['Warehouse Operative', 'Warehouse Manager', 'Head of Warehouse'];
  const [operative = 0, manager = 0] = rateAll('warehouse', ...names);
  expect(operative).toBeGreaterThan(manager);
  const [, whole = 0] = rateAll('warehouse manager', ...names);
  expect(whole).toBeCloseTo(1, 5);
  const [some = 0, leading = 0] = rateAll('head of warehouse', ...names);
  expect(leading).toBeCloseTo(some, 5);
});

test('[I-7] a role is no work of its own beside other words', () => {
  const board = new TitleIndex();
  const own = ['Vice President, Counsel', 'Sales Manager', 'Payroll Specialist', 'Fpga Writer'];
  for (const name of [...own, ...titles]) board.take(name);
  const weights = (q: string) => {
    const [list = []] = parseQuery(q);
    return planQuery(list, board)?.terms.map(({ weight, isCore }) => ({ weight, isCore })) ?? [];
  };
  const [field, role] = weights('fpga specialist');
  expect([field?.isCore, role?.isCore]).toEqual([false, false]);
  expect(weights('specialist')[0]?.isCore).toBe(true);
});

test('[L-1] management is what a manager does, and administration what an administrator does', () => {
  expect(rateAll('management', 'Risk Manager', 'Risk Engineer').map((score) => score > 0)).toEqual([
    true,
    false,
  ]);
  expect(rateAll('administration', 'Office Administrator')[0]).toBeGreaterThan(0);
  expect(rateAll('managing', 'Risk Management')[0]).toBe(0);
});

test('[I-7] a shortened word is the word: a quant researcher is a quantitative one', () => {
  const [spelt = 0, other = 0] = rateAll(
    'quant researcher',
    'Quantitative Researcher',
    'Quantitative Analyst',
  );
  expect(spelt).toBeCloseTo(0.97, 2);
  expect(other).toBeLessThan(0.9);
  // Nor does saying it twice make more of a title that is other work by its first words.
  const [whole = 0, twice = 0] = rateAll('quant', 'Quant', 'Quantitative Researcher, Quant Macro');
  expect(whole).toBeGreaterThan(twice);
});

test('[L-1] a field finds who works in it, and no word that only looks like it', () => {
  expect(order('accountancy')[0]).toBe('Accountant');
  expect(order('carpentry')).toEqual(['Carpenter', 'Apprentice Carpenter']);
  expect(order('software engineering')[0]).toBe('Software Engineer');
  expect(order('accountancy')).not.toContain('Account Manager');
});

test('[I-7] a word in the plural tells no more than in the singular', () => {
  const weights = (q: string) => planQuery(parseQuery(q)[0] ?? [], index)?.terms.map(({ weight }) => weight);
  expect(weights('carpenter truck drivers')).toEqual(weights('carpenter truck driver'));
});

test('[I-7] a long search is for one work: the others tell with whom and with what it is done', () => {
  const works = (q: string) =>
    planQuery(parseQuery(q)[0] ?? [], index)?.terms.flatMap(({ isCore, words }) =>
      isCore ? [words.join(' ')] : [],
    );
  expect(works('registered nurse night shift account manager')).toEqual(['registered nurse']);
  expect(works('night shift nurse carpenter')).toEqual(['nurse']);
  // Nothing but works are as many wishes.
  expect(works('nurse carpenter accountant pharmacist')).toHaveLength(4);
  expect(works('nurse carpenter')).toHaveLength(2);
});

test('[I-7] what stands before the work of a long search tells more of it than what stands behind', () => {
  const [list = []] = parseQuery('metering technician gas pressure valves');
  const { terms = [] } = planQuery(list, index) ?? {};
  const [metering = 0, , gas = 0] = terms.map(({ weight }) => weight);
  expect(metering).toBeCloseTo(2 * gas);
});

test('[I-7] letters stand for the name that has them, and not for another of the same line', () => {
  const partners = new TitleIndex();
  for (const title of ['HR Manager', 'HR Business Partner']) partners.take(title);
  const [term] = planQuery(parseQuery('HRBP')[0] ?? [], partners)?.terms ?? [];
  expect(term?.names[0]?.places).toHaveLength(3);
  expect(term?.names[0]?.weight).toBeGreaterThan(term?.names[1]?.weight ?? 1);
});

test('[I-7] work in another language is the work that is meant, whichever of its names titles have', () => {
  const waiters = new TitleIndex();
  for (const title of ['Waiter', 'Restaurant Manager']) waiters.take(title);
  const plain = { phrase: false, excluded: false, near: [] };
  const meant = ['waiter', 'waitress'];
  const list = [
    { ...plain, text: 'serveur', same: meant, translations: meant },
    { ...plain, text: 'restaurant', same: [] },
  ];
  expect(planQuery(list, waiters)?.terms.map(({ isCore }) => isCore)).toEqual([true, false]);
});

test('[I-7] what a title is called by now is no work of its kind, whatever the board had before', () => {
  const now = new TitleIndex();
  for (const title of ['Bricklayer', 'Night Carpenter', 'Mason, Nights']) now.take(title);
  const wanted = (text: string) =>
    planQuery([{ text, phrase: false, excluded: false, same: [], near: [], related: ['carpenter'] }], now);
  expect(wanted('bricklayer')?.terms[0]).toMatchObject({ isRelated: false });
  expect(wanted('bricklayer')?.terms[0]?.names).toHaveLength(1);
  expect(wanted('night mason')?.terms[0]).toMatchObject({ isRelated: false });
  expect(wanted('night bricklayer')?.terms[0]).toMatchObject({ isRelated: true });
});

test('[I-7] a title ending in a role belongs to the work before it; an assistant is another role', () => {
  const board = new TitleIndex();
  const named = ['Talent Acquisition Specialist', 'Talent Acquisition Analyst', 'Trader', 'Trader Assistant'];
  for (const title of [...named, 'Bond Trader', 'Risk Analyst', 'Data Analyst']) board.take(title);
  const worthOf = (q: string, title: string) => {
    const wanted = planQuery(parseQuery(q)[0] ?? [], board);
    const read = board.titles[[...named].indexOf(title)];
    return (wanted && read && scoreTitle(wanted, read)?.score) ?? 0;
  };
  const role = worthOf('talent acquisition branding', 'Talent Acquisition Specialist');
  expect(role).toBeGreaterThan(worthOf('talent acquisition branding', 'Talent Acquisition Analyst'));
  expect(worthOf('trader', 'Trader') / worthOf('trader', 'Trader Assistant')).toBeGreaterThan(1.5);
});
