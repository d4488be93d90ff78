import { readFileSync } from 'node:fs';

const folder = new URL('../../../../data/', import.meta.url);

/** The lines of a file below `data`; empty lines and those that begin with "#" are left out. */
export function readDataLines(name: string): string[] {
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** The rows of a tab-separated file below `data`. */
export function readDataRows(name: string): string[][] {
  return readDataLines(name).map((line) => line.split('\t'));
}
