import { isArea, mayImport, type Area } from './areas.ts';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';

interface TableAccess {
  table: string;
  writes: boolean;
}

const KYSELY =
  /\.(selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|from|using|insertInto|updateTable|deleteFrom|mergeInto)\(([^()]*)/g;
const WRITING =
  /^(insertInto|updateTable|deleteFrom|mergeInto|insert into|delete from|update|truncate|merge into)$/;
/** Other words may follow as well, as in extract(day from …) and "for update of …": only names of tables count. */
const RAW =
  /(?:\b(from|join|using|insert into|delete from|update|truncate|merge into)|(?<=\bfrom [a-z_]+(?: (?:as )?[a-z_]+)?),) (?:only |lateral |table )?([a-z_]+)\b/g;

/** Queries of an area on tables of an area that it may not use, and writes into a table of any other area. */
export function checkTableAccess(files: readonly SourceFile[]): Problem[] {
  const owners = readOwners(files);
  return files.flatMap((file) => {
    const area = areaOf(file.path);
    if (area === undefined || isTest(file)) return [];
    return listAccesses(file.text, owners).flatMap(({ table, writes }) => {
      const owner = owners.get(table);
      if (owner === undefined || owner === area || (!writes && mayImport(area, owner))) return [];
      const advice = writes
        ? `only ${owner} writes it: call a command of ${owner}, or register a hook there.`
        : `${area} may not use ${owner}: move the query to ${owner}, or register a hook.`;
      return [{ what: `${file.path} ${writes ? 'writes' : 'reads'} ${table}`, advice }];
    });
  });
}

/** The area that declares each table in its tables.ts. Tables of the platform belong to no area. */
export function readOwners(files: readonly SourceFile[]): Map<string, Area> {
  const owners = new Map<string, Area>();
  for (const { path, text } of files) {
    const area = areaOf(path);
    if (area === undefined || !path.endsWith('/tables.ts')) continue;
    const [, declared = ''] = /\binterface Tables \{\n(.*?)\n {2}\}/s.exec(text) ?? [];
    for (const [, table = ''] of declared.matchAll(/^ {4}(\w+): (?:\w+ & )?\{/gm)) owners.set(table, area);
  }
  return owners;
}

function areaOf(path: string): Area | undefined {
  const name = /^apps\/server\/src\/areas\/([^/]+)\//.exec(path)?.[1];
  return isArea(name) ? name : undefined;
}

/** Each table that a file names in a query: once if it reads it, once if it writes it. */
function listAccesses(text: string, owners: ReadonlyMap<string, Area>): TableAccess[] {
  const found = new Map<string, TableAccess>();
  const note = (table: string, writes: boolean) => {
    if (owners.has(table)) found.set(`${table} ${writes}`, { table, writes });
  };
  for (const [, method = '', parameters = ''] of text.matchAll(KYSELY)) {
    for (const [, table = ''] of parameters.matchAll(/'([a-z_]+)(?: as \w+)?'/g)) {
      note(table, WRITING.test(method));
    }
  }
  for (const statement of listStatements(text)) {
    for (const [, verb = '', table = ''] of statement.matchAll(RAW)) note(table, WRITING.test(verb));
  }
  // A table that is a parameter may be any that the file names.
  if (/\bsql\.table\((?!')/.test(text)) {
    for (const [, table = ''] of text.matchAll(/'([a-z_]+)'/g)) note(table, true);
  }
  return [...found.values()];
}

/** The texts of sql`…`, in lower case, with single spaces, and with a question mark for each parameter. */
function listStatements(text: string): string[] {
  return [...text.matchAll(/\bsql(?:<[^`]*?>)?`/g)].map(({ index, 0: opening }) => {
    const [statement] = readTemplate(text, index + opening.length);
    return statement.toLowerCase().replaceAll(/\s+/g, ' ');
  });
}

/** The text of a template that begins at `from`, and where it ends. */
function readTemplate(text: string, from: number): [statement: string, end: number] {
  let statement = '';
  let at = from;
  while (at < text.length && text[at] !== '`') {
    if (text.startsWith('${', at)) {
      at = skipParameter(text, at + 2);
      statement += '?';
    } else {
      statement += text[at];
      at++;
    }
  }
  return [statement, at];
}

/** Where the parameter ends that begins at `from`; it may hold braces and templates of its own. */
function skipParameter(text: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < text.length && depth > 0) {
    if (text[at] === '`') at = readTemplate(text, at + 1)[1];
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    at++;
  }
  return at;
}
