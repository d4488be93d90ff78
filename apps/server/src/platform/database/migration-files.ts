import { readdir, readFile } from 'node:fs/promises';

/** Where the migrations of this version lie. */
export const migrationsDirectory = new URL('../../../migrations/', import.meta.url);

/** A migration as its header comments describe it. */
export interface Migration {
  name: string;
  /** The digits its name begins with. */
  number: number;
  text: string;
  /** Number of the oldest schema whose code still runs once this one is applied; 0 where all older code does. */
  oldestSuitable: number;
  /** Its statements run one by one, each by itself: an index that is built while others write needs that. */
  withoutTransaction: boolean;
}

/** File names of the migrations, in order. */
export async function listMigrations(directory = migrationsDirectory): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** A migration with what its header says of it. */
export async function readMigration(name: string, directory = migrationsDirectory): Promise<Migration> {
  const text = await readFile(new URL(name, directory), 'utf8');
  return { name, text, ...parseHeader(name, text) };
}

function parseHeader(name: string, text: string): Omit<Migration, 'name' | 'text'> {
  const number = numberOf(name);
  const oldest = /^-- oldest-suitable: (\d+)\s*$/m.exec(text)?.[1];
  const breaksOlderCode = /^-- breaks-older-code\b/m.test(text);
  return {
    number,
    oldestSuitable: breaksOlderCode ? number : Number(oldest ?? 0),
    withoutTransaction: /^-- without-transaction\b/m.test(text),
  };
}

/** The number of a migration by its file's name. */
export function numberOf(name: string): number {
  return Number.parseInt(name, 10);
}

/** The statements of a migration that runs without a transaction; a check holds them to one form. */
export function statementsOf(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter(Boolean);
}

/** The SQL that makes the same schema within one transaction, on a database that is not in use yet. */
export function asOneTransaction(migration: Migration): string {
  return migration.withoutTransaction ? migration.text.replaceAll(/\bconcurrently\b/gi, '') : migration.text;
}
