import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areas, mayImport, type Area } from './areas.ts';
import { linesOf, type SourceFile } from './source-files.ts';
import { readOwners } from './table-access.ts';

const PAGES = 'docs/architecture';
const OVERVIEW = 'ARCHITECTURE.md';
const MAX_OVERVIEW_LINES = 120;
const MAX_ROWS = 10;

/** An overview that is none, and pages of areas that leave out whom they use, a table or a hook. */
export function checkAreaPages(root: string, files: readonly SourceFile[]): string[] {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const lines = linesOf(read(OVERVIEW));
  const pages = readdirSync(path.join(root, PAGES)).map((name) => `${PAGES}/${name}`);
  return [
    ...(lines > MAX_OVERVIEW_LINES ? [`${OVERVIEW} has ${lines} lines, at most ${MAX_OVERVIEW_LINES}.`] : []),
    ...pages
      .filter((page) => (read(page).match(/^\| (?!To change)/gm)?.length ?? 0) > MAX_ROWS)
      .map((page) => `${page} has more than ${MAX_ROWS} rows: it is too fine.`),
    ...areas.flatMap((area) => {
      const page = `${PAGES}/${area}.md`;
      if (!existsSync(path.join(root, page))) return [`${page} is missing: each area has a page.`];
      return factProblems(page, read(page), area, files);
    }),
  ];
}

function factProblems(page: string, text: string, area: Area, files: readonly SourceFile[]): string[] {
  const own = files.filter((file) => file.path.startsWith(`apps/server/src/areas/${area}/`));
  const others = areas.filter((other) => other !== area);
  const uses = listOf(others.filter((other) => mayImport(area, other)));
  const users = listOf(others.filter((other) => mayImport(other, area)));
  const use = `May use: ${uses}. May be used by: ${users}.`;
  const [, section = ''] = /^## Tables\n([^#]*)/m.exec(text) ?? [];
  const named = [...section.matchAll(/`(\w+)`/g)].map(([, table = '']) => table);
  const tables = [...readOwners(own).keys()];
  const hooks = own.flatMap((file) =>
    [...file.text.matchAll(/export const (\w+) = new Hook\b|\b(\w+)\.on\((?=\w+\))/g)].map(
      ([, offered, answered]) => offered ?? answered ?? '',
    ),
  );
  return [
    ...(text.includes(use) ? [] : [`${page} does not say "${use}"`]),
    ...tables.filter((table) => !named.includes(table)).map((table) => `${page} lacks the table ${table}.`),
    ...named.filter((table) => !tables.includes(table)).map((table) => `${page} names the table ${table}.`),
    ...hooks.filter((hook) => !text.includes(`\`${hook}\``)).map((hook) => `${page} lacks the hook ${hook}.`),
  ];
}

const listOf = (names: readonly Area[]) => names.join(', ') || 'no other area';
