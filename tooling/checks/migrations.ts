import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readStatements, type Statement } from './sql-statements.ts';

export interface MigrationFile {
  /** Relative to the project's folder. */
  path: string;
  text: string;
}

const FOLDER = 'apps/server/migrations';
/** The last one that was released before these rules. */
const RELEASED = 1;

/** What a rule knows beside the statement. */
interface Surroundings {
  /** Tables that the same file makes: they are not in use yet. */
  ownTables: ReadonlySet<string>;
  /** All statements of the same file, and those of the files before. */
  own: readonly Statement[];
  earlier: readonly Statement[];
  header: { withoutTransaction: boolean; namesOlderCode: boolean };
}

/** Gives what is wrong with a statement and what to do, or nothing. */
type Rule = (text: string, surroundings: Surroundings) => string | undefined;

const NAME = String.raw`(?:if (?:not )?exists )?(?:only )?("?[\w.]+"?)`;
/** Evaluated once for all rows; any other function may give each row a value of its own, which rewrites the table. */
const STABLE = new Set([
  'now',
  'make_interval',
  'make_date',
  'jsonb_build_object',
  'jsonb_build_array',
  'lower',
]);

/** Statements of migrations that hold up those who use a table, or the version before, without saying why. */
export function checkMigrations(root: string): string[] {
  return problemsOf(
    readdirSync(path.join(root, FOLDER))
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => ({
        path: `${FOLDER}/${name}`,
        text: readFileSync(path.join(root, FOLDER, name), 'utf8'),
      })),
  );
}

/** The same of given files, in the order in which they are applied. */
export function problemsOf(files: readonly MigrationFile[]): string[] {
  const earlier: Statement[] = [];
  return files.flatMap((file) => {
    const own = readStatements(file.text);
    const problems = numberOf(file.path) > RELEASED ? problemsIn(file, own, [...earlier]) : [];
    earlier.push(...own);
    return problems;
  });
}

function problemsIn(file: MigrationFile, own: readonly Statement[], earlier: readonly Statement[]): string[] {
  const surroundings: Surroundings = {
    own,
    earlier,
    ownTables: new Set(own.flatMap(({ text }) => madeTable(text) ?? [])),
    header: {
      withoutTransaction: /^-- without-transaction\b/m.test(file.text),
      namesOlderCode: /^-- (breaks-older-code: \S.{9}|oldest-suitable: \d+\s*$)/m.test(file.text),
    },
  };
  return own.flatMap(({ text, line, comments }) => {
    const said = [...(/^-- locks: \S.{14}/m.test(comments) ? [] : LOCK_RULES), ...STRICT_RULES].flatMap(
      (rule) => rule(text, surroundings) ?? [],
    );
    return said.map((problem) => `${file.path}:${line}: ${problem}`);
  });
}

function numberOf(file: string): number {
  return Number.parseInt(path.basename(file), 10);
}

function madeTable(text: string): string | undefined {
  return new RegExp(`^create (?:unlogged )?table ${NAME}`).exec(text)?.[1];
}

/** The table that a statement changes where it is one that is in use. */
function usedTable(text: string, pattern: string, { ownTables }: Surroundings): string | undefined {
  const table = new RegExp(pattern.replace('NAME', NAME)).exec(text)?.[1];
  return table === undefined || ownTables.has(table) ? undefined : table;
}

/** The actions of an `alter table` on a table in use; commas within brackets divide nothing. */
function actionsOn(text: string, surroundings: Surroundings): { table: string; actions: string[] } {
  const table = usedTable(text, '^alter table NAME ', surroundings);
  if (table === undefined) return { table: '', actions: [] };
  const rest = text.slice(text.indexOf(table) + table.length);
  let depth = 0;
  // The commas that divide actions become semicolons, of which a statement has none.
  const divided = Array.from(rest, (letter) => {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    return letter === ',' && depth === 0 ? ';' : letter;
  });
  const actions = divided.join('').split(';');
  return { table, actions: actions.map((action) => action.trim()) };
}

const EXCEPTION = 'Or say above the statement why it is short: "-- locks: REASON".';
const OLDER_CODE =
  'Older code may still use it: begin the file with "-- oldest-suitable: NNNN" (the first schema whose code does not) or "-- breaks-older-code: REASON".';

const refuseIndex: Rule = (text, surroundings) => {
  const table = usedTable(text, '^create (?:unique )?index (?!concurrently).*?\\bon NAME', surroundings);
  if (table === undefined) return undefined;
  return (
    `building an index locks "${table}" against writing. Put it in a file of its own that begins ` +
    'with "-- without-transaction" and has "drop index concurrently if exists …; create index ' +
    `concurrently …;". ${EXCEPTION}`
  );
};

const refuseRewrite: Rule = (text, surroundings) => {
  const { table, actions } = actionsOn(text, surroundings);
  const action = actions.find(
    (one) =>
      /^alter (column )?\S+ (set data )?type /.test(one) || /^set (un)?logged|^set tablespace/.test(one),
  );
  if (action === undefined) return undefined;
  return `"${action}" may rewrite "${table}" while it is locked. Add a new column, fill it in batches, and remove the old one in a later release. ${EXCEPTION}`;
};

const refuseDefault: Rule = (text, surroundings) => {
  const { table, actions } = actionsOn(text, surroundings);
  const action = actions.find(
    (one) => /^add (?!constraint|check|foreign|unique|primary|exclude)/.test(one) && givesEachRowAValue(one),
  );
  if (action === undefined) return undefined;
  return `"${action}" gives each row of "${table}" a value while it is locked. Add the column without it, set the default in a statement of its own, and fill in the rows in batches. ${EXCEPTION}`;
};

function givesEachRowAValue(column: string): boolean {
  if (/\b(small|big)?serial\b|\bgenerated (always|by default) as\b/.test(column)) return true;
  const given = /\bdefault (.*)$/.exec(column)?.[1] ?? '';
  const calls = [...given.replace(/\b(check|references)\b.*/, '').matchAll(/(\w+)\s*\(/g)];
  return calls.some(([, name = '']) => !STABLE.has(name));
}

const refuseNotNull: Rule = (text, surroundings) => {
  const { table, actions } = actionsOn(text, surroundings);
  const column = actions
    .map((action) => /^alter (?:column )?(\S+) set not null/.exec(action)?.[1])
    .find((name) => name !== undefined && !isKnownNotNull(table, name, surroundings));
  if (column === undefined) return undefined;
  return `"set not null" reads all of "${table}" while it is locked. Add "check (${column} is not null) not valid", validate it in the next file, and set "not null" in the one after. ${EXCEPTION}`;
};

/** Whether files before have added a check of it and validated that. */
function isKnownNotNull(table: string, column: string, { earlier }: Surroundings): boolean {
  const check = new RegExp(
    `^alter table (?:only )?${table} .*add constraint (\\S+) check \\( ?${column} is not null ?\\)`,
  );
  return earlier.some(({ text }) => {
    const name = check.exec(text)?.[1];
    return name !== undefined && validates(earlier, name);
  });
}

function validates(statements: readonly Statement[], name: string): boolean {
  return statements.some(({ text }) => text.includes(`validate constraint ${name}`));
}

const refuseConstraint: Rule = (text, surroundings) => {
  const { table, actions } = actionsOn(text, surroundings);
  const action = actions.find((one) => readsAllRows(one));
  if (action === undefined) return undefined;
  return (
    `"${action}" reads all of "${table}" while it is locked. Add a check or a foreign key "not ` +
    'valid" and validate it in the next file; make what is unique from an index that was built ' +
    `concurrently. ${EXCEPTION}`
  );
};

function readsAllRows(action: string): boolean {
  if (!action.startsWith('add ')) return false;
  const isColumn = !/^add (constraint|check|foreign key|unique|primary key|exclude)\b/.test(action);
  // A new column is empty: its foreign key has nothing to look up, unless there is a default.
  if (isColumn)
    return /\bcheck ?\(|\bunique\b|\bprimary key\b|\bdefault\b.*\breferences\b|\breferences\b.*\bdefault\b/.test(
      action,
    );
  return !/\bnot valid$|\busing index\b/.test(action);
}

const refuseValidation: Rule = (text, surroundings) => {
  const name = /validate constraint (\S+)/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const added = surroundings.own.some((one) => one.text.includes(`add constraint ${name} `));
  return added
    ? `"${name}" is validated under the lock that adding it took. Validate it in the next file. ${EXCEPTION}`
    : undefined;
};

const refuseWholeTable: Rule = (text, surroundings) => {
  const table =
    usedTable(text, '^update NAME(?!.* where )', surroundings) ??
    usedTable(text, '^delete from NAME(?!.* where )', surroundings) ??
    usedTable(
      text,
      '^(?:lock table|lock|cluster|vacuum full|reindex table|truncate table|truncate) NAME',
      surroundings,
    );
  if (table === undefined) return undefined;
  return `it locks every row of "${table}" until the migration ends. Leave it to a job in batches, or change those rows only that need it. ${EXCEPTION}`;
};

const refuseOutsideOfTransaction: Rule = (text, { header }) => {
  const isConcurrent = /^(create (unique )?index|drop index) concurrently /.test(text);
  if (isConcurrent === header.withoutTransaction) return undefined;
  return isConcurrent
    ? 'this runs outside of a transaction only. Begin the file with "-- without-transaction".'
    : 'a file with "-- without-transaction" holds "drop index concurrently …" and "create index concurrently …" only.';
};

const refuseUnnamedBreak: Rule = (text, surroundings) => {
  if (surroundings.header.namesOlderCode) return undefined;
  const dropped = /^drop (table|view|materialized view|function|procedure|type|sequence) /.exec(text);
  if (dropped && !isMadeAgain(text, surroundings)) return `this is removed. ${OLDER_CODE}`;
  const { table, actions } = actionsOn(text, surroundings);
  const action = actions.find((one) => breaksOlderCode(one));
  return action === undefined ? undefined : `"${action}" changes "${table}". ${OLDER_CODE}`;
};

/** A function is removed first where its columns change. */
function isMadeAgain(text: string, { own }: Surroundings): boolean {
  const [, kind, name] = new RegExp(`^drop (\\w+) ${NAME}`).exec(text) ?? [];
  return own.some((one) => new RegExp(`^create (or replace )?${kind} ${name}\\b`).test(one.text));
}

function breaksOlderCode(action: string): boolean {
  if (/^rename |^drop (column )?(?!constraint)\S/.test(action)) return true;
  if (/^alter (column )?\S+ (set not null|drop default|(set data )?type )/.test(action)) return true;
  return (
    /^add (?!constraint).*\bnot null\b/.test(action) && !/\bdefault\b|\bgenerated\b|\bcheck\b/.test(action)
  );
}

const LOCK_RULES = [
  refuseIndex,
  refuseRewrite,
  refuseDefault,
  refuseNotNull,
  refuseConstraint,
  refuseValidation,
  refuseWholeTable,
];
const STRICT_RULES = [refuseOutsideOfTransaction, refuseUnnamedBreak];
