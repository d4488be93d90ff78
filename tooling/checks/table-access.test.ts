import { expect, test } from 'vitest';
import { checkTableAccess } from './table-access.ts';

const areas = 'apps/server/src/areas';
const tables = (area: string, ...names: string[]) => ({
  path: `${areas}/${area}/tables.ts`,
  text: `declare module '../../platform/database/tables.ts' {
  interface Tables {
${names.map((name) => `    ${name}: {\n      id: string;\n    };\n`).join('')}  }
}
declare module '../../platform/queue.ts' {
  interface QueuePayloads {
    mails: {
      id: string;
    };
  }
}
`,
});
const declared = [
  tables('identity', 'users'),
  tables('jobs', 'jobs', 'job_views'),
  tables('office', 'redirects'),
];

function check(area: string, text: string, file = 'things/queries.ts'): string[] {
  const path = `${areas}/${area}/${file}`;
  return checkTableAccess([...declared, { path, text }]).map(({ what }) => what.replace(`${path} `, ''));
}

test.each([
  ['its own tables', 'jobs', `db.updateTable('jobs').where('id', '=', id); sql\`delete from job_views\``],
  ['tables of an area that it may use', 'jobs', `db.selectFrom('jobs').innerJoin('users', 'users.id', 'by')`],
  ['tables of the platform', 'identity', `db.deleteFrom('files'); sql\`update files set name = ''\``],
  ['locks of rows that it may read', 'jobs', 'sql`select 1 from users for no key update of users`'],
  ['words like tables', 'identity', `log('reads from jobs'); /* from jobs */ sql\`select day from day\`;`],
  ['parts of other functions', 'identity', 'sql`select extract(epoch from jobs_at) from users`'],
])('an area uses %s', (_what, area, text) => {
  expect(check(area, text)).toEqual([]);
});

test.each([
  ['a query', `db.selectFrom('jobs')`, 'reads jobs'],
  ['an alias', `db.selectFrom('jobs as open')`, 'reads jobs'],
  ['several tables', `db.selectFrom(['users', 'jobs as open'])`, 'reads jobs'],
  ['a join', `db.selectFrom('users').leftJoin('jobs', (join) => join)`, 'reads jobs'],
  ['a join on the next line', `db.selectFrom('users').leftJoin(\n  'jobs',\n  'id',\n)`, 'reads jobs'],
  ['SQL', 'sql<Row>`select * from users join jobs on true`', 'reads jobs'],
  ['a list in SQL', 'sql`select 1 from users person, jobs`', 'reads jobs'],
  [
    'SQL within SQL',
    'sql`select ${sql`(select 1 from jobs where id = ${f({ a: `}` })})`} from users`',
    'reads jobs',
  ],
  ['SQL behind a parameter', 'sql`select ${{ a: { b: 1 } }}, 1 from jobs`', 'reads jobs'],
])('an area must not read against the directions: %s', (_what, text, problem) => {
  expect(check('identity', text)).toEqual([problem]);
});

test.each([
  ['an insertion', `db.insertInto('users')`],
  ['an update', `db.updateTable('users')`],
  ['a deletion', `db.deleteFrom('users')`],
  ['an insertion in SQL', 'sql`INSERT INTO users (id) values (1)`'],
  ['an update in SQL', 'sql`\n  update users set id = 1`'],
  ['a deletion in SQL', 'sql`with gone as (delete from only users) select 1`'],
  ['a truncation', 'sql`truncate table users`'],
  ['a table that is a parameter', `const move = (table: string) => sql.table(table); move('users');`],
])('no area writes the tables of another, also of one that it may use: %s', (_what, text) => {
  expect(check('jobs', text)).toEqual(['writes users']);
});

test('says each access of a file once, and leaves tests and what is no area alone', () => {
  const text = `db.selectFrom('jobs'); db.selectFrom('jobs'); db.updateTable('jobs');`;
  expect(check('identity', text)).toEqual(['reads jobs', 'writes jobs']);
  expect(check('identity', text, 'things/queries.test.ts')).toEqual([]);
  const path = 'apps/server/src/demo/load-demo.ts';
  expect(checkTableAccess([...declared, { path, text }])).toEqual([]);
});

test('gives the way out', () => {
  const path = `${areas}/companies/things/commands.ts`;
  const [reads, writes] = checkTableAccess([
    ...declared,
    { path, text: `db.selectFrom('jobs'); db.updateTable('users')` },
  ]);
  expect(reads?.advice).toBe('companies may not use jobs: move the query to jobs, or register a hook.');
  expect(writes?.advice).toBe(
    'only identity writes it: call a command of identity, or register a hook there.',
  );
});
