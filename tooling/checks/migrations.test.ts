import { expect, test } from 'vitest';
import { problemsOf } from './migrations.ts';

const check = (text: string, ...before: string[]) =>
  problemsOf(
    [...before, text].map((one, index) => ({
      path: `apps/server/migrations/00${90 + index}-a.sql`,
      text: one,
    })),
  );

test.each([
  ['create index jobs_title on jobs (title)', 'locks "jobs" against writing'],
  ['create unique index if not exists jobs_title on jobs (title)', 'locks "jobs" against writing'],
  [
    '-- breaks-older-code: for this test\nalter table jobs alter column pay type numeric',
    'may rewrite "jobs"',
  ],
  [
    '-- breaks-older-code: for this test\nalter table jobs alter pay set data type numeric',
    'may rewrite "jobs"',
  ],
  ['alter table jobs set unlogged', 'may rewrite "jobs"'],
  [
    '-- oldest-suitable: 0085\nalter table jobs alter column pay set not null',
    '"set not null" reads all of "jobs"',
  ],
  ['alter table jobs add constraint paid check (pay > 0)', 'reads all of "jobs"'],
  ['alter table jobs add foreign key (company_id) references companies', 'reads all of "jobs"'],
  ['alter table only jobs add check (pay > 0), add column a int', 'reads all of "jobs"'],
  ['alter table jobs add unique (slug)', 'reads all of "jobs"'],
  ['alter table jobs add column kind text check (kind in (1, 2))', 'reads all of "jobs"'],
  ['alter table jobs add column a uuid default gen_random_uuid()', 'gives each row of "jobs" a value'],
  ['alter table jobs add a bigserial', 'gives each row of "jobs" a value'],
  [
    "alter table jobs add a text generated always as (lower(title) || ';') stored",
    'gives each row of "jobs" a value',
  ],
  [
    'alter table jobs add constraint a check (b > 0) not valid; alter table jobs validate constraint a',
    'Validate it in the next file',
  ],
  ['update jobs set pay = 0', 'locks every row of "jobs"'],
  ['delete from jobs', 'locks every row of "jobs"'],
  ['lock table jobs', 'locks every row of "jobs"'],
  ['do $$ begin if true then update jobs set pay = 0; end if; end $$', 'locks every row of "jobs"'],
])('refuses what locks a table for long: %s', (text, problem) => {
  const problems = check(`${text};`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test.each([
  ['alter table jobs drop column pay'],
  ['alter table jobs rename column pay to money'],
  ['alter table jobs rename to postings'],
  ['alter table jobs alter column pay drop default'],
  ['alter table jobs add column pay integer not null'],
  ['drop table jobs'],
  ['drop function if exists pay_of(text)'],
])('refuses what older code may use, without a word on which code does not: %s', (text) => {
  expect(check(`${text};`)).toEqual([expect.stringContaining('Older code may still use it')]);
  expect(check(`-- oldest-suitable: 0085\n${text};`)).toEqual([]);
  expect(check(`-- breaks-older-code: pay is gone for good\n${text};`)).toEqual([]);
  expect(check(`-- breaks-older-code\n${text};`)).toHaveLength(1);
});

test.each([
  ['alter table jobs add column a text'],
  [
    'alter table jobs add column a timestamptz not null default now(), add column b boolean not null default false',
  ],
  ['alter table jobs add column a uuid references companies on delete cascade'],
  ['alter table jobs add constraint a check (b > 0) not valid'],
  ['alter table jobs add constraint a unique using index jobs_a'],
  ['alter table jobs drop constraint a'],
  ['create table a (b int unique check (b > 0)); create index a_b on a (b); alter table a add check (b > 1)'],
  [
    "update jobs set pay = 0 where pay < 0; insert into places values ('update jobs set pay = 0; drop table a')",
  ],
  ['create function f() returns void language sql as $$ update jobs set pay = 0; drop table jobs $$'],
  ['drop function f(int); create function f(int) returns int language sql as $$ select 1 $$'],
  ['-- update jobs set pay = 0;\nselect 1'],
  ['-- without-transaction\ndrop index concurrently if exists a; create index concurrently a on jobs (pay)'],
])('lets pass what is short: %s', (text) => {
  expect(check(`${text};`)).toEqual([]);
});

test('"not null" is short where an earlier file has validated a check of it', () => {
  const text = '-- oldest-suitable: 0085\nalter table jobs alter column pay set not null;';
  const added = 'alter table jobs add constraint pay_given check (pay is not null) not valid;';
  const validated = 'alter table jobs validate constraint pay_given;';
  expect(check(text, added)).toHaveLength(1);
  expect(check(text, added, validated)).toEqual([]);
});

test('a statement with a reason above it passes, and no other one of its file', () => {
  const index = 'create index jobs_title on jobs (title);';
  const reasoned = `-- locks: a board has ten of these rows at most\n${index}`;
  expect(check(reasoned)).toEqual([]);
  expect(check(`-- locks: short\n${index}`)).toHaveLength(1);
  expect(check(`select 1;\n\n${reasoned}\n\n${index}`)).toEqual([
    expect.stringMatching(/^apps\/server\/migrations\/0090-a\.sql:6: building an index locks "jobs"/),
  ]);
});

test('what runs outside of a transaction has a file of its own', () => {
  expect(check('create index concurrently a on jobs (pay);')).toEqual([
    expect.stringContaining('Begin the file with "-- without-transaction"'),
  ]);
  expect(check('-- without-transaction\ncreate table a (b int);')).toEqual([
    expect.stringContaining('create index concurrently …" only'),
  ]);
});

test('migrations that were released before the rules stay as they are', () => {
  const text = 'update jobs set pay = 0;';
  expect(problemsOf([{ path: 'apps/server/migrations/0001-a.sql', text }])).toEqual([]);
});
