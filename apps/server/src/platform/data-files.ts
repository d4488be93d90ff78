import { readFileSync } from 'node:fs';

const folder = new URL('../../../../data/', import.meta.url);

/** The address of a file or, with a slash at its end, a folder below `data`. */
export const dataFile = (name: string) => new URL(name, folder);

export const readData = (name: string) => readFileSync(dataFile(name), 'utf8');
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** The lines of a file below `data`; empty lines and those that begin with "#" are left out. */
export function readDataLines(name: string): string[] {
  return linesOf(readData(name));
}

/** The rows of a tab-separated file below `data`. */
export function readDataRows(name: string): string[][] {
  return readDataLines(name).map((line) => line.split('\t'));
}

/** A file of one pattern a line as the alternatives of one regular expression. */
export function readDataPattern(name: string): string {
  return readDataLines(name).join('|');
}

interface DataSections {
  list: (section: string) => readonly string[];
  /** The lines of a section as the alternatives of one regular expression. */
  pattern: (section: string) => string;
}

/** A file of lists, each below its name in a line of its own: "== bonuses ==". */
export function readDataSections(name: string): DataSections {
  const [, ...parts] = readData(name).split(/^== (.+) ==$/m);
  const list = (section: string): readonly string[] => {
    const at = parts.indexOf(section);
    if (at < 0) throw new Error(`data/${name} has no list "${section}".`);
    return linesOf(parts[at + 1] ?? '');
  };
  return { list, pattern: (section) => list(section).join('|') };
}

/** The second column of a file by its first. */
export function readDataMap(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readDataRows(name) as [string, string][]);
}

/** The third column of a file by its first and its second. */
export function readDataMaps(name: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const groups = Map.groupBy(readDataRows(name), ([group = '']) => group);
  return Object.fromEntries(
    [...groups].map(([group, rows]) => [
      group,
      Object.fromEntries(rows.map(([, key = '', value = '']) => [key, value])),
    ]),
  );
}
