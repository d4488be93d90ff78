import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dataFile, readDataLines, readDataSections } from './data-files.ts';

/** Made by scripts, with formats of their own. */
const isGenerated = (name: string) => /^(?:gazetteer|occupations)\//.test(name);
const folder = fileURLToPath(dataFile(''));
const names = globSync('*/*.{txt,tsv}', { cwd: folder }).filter((name) => !isGenerated(name));
const isSection = (line: string) => /^== .+ ==$/.test(line);
const withSections = names.filter((name) => readDataLines(name).some(isSection));
const sectionsOf = (name: string) =>
  readDataLines(name)
    .filter(isSection)
    .map((line) => line.slice(3, -3));

describe('lists that are edited by hand', () => {
  test.each(names)('%s has no line with a blank at its ends', (name) => {
    expect(readDataLines(name).filter((line) => line !== line.trim() && !name.endsWith('.tsv'))).toEqual([]);
    expect(readFileSync(dataFile(name), 'utf8')).toMatch(/[^\n]\n$/);
  });

  test.each(withSections)(
    '%s has each list once, none without a line, and each line of a list once',
    (name) => {
      const sections = sectionsOf(name);
      expect(sections).toEqual([...new Set(sections)]);
      const { list } = readDataSections(name);
      expect(sections.filter((section) => list(section).length === 0)).toEqual([]);
      const repeated = (lines: readonly string[]) => lines.filter((line, at) => lines.indexOf(line) !== at);
      expect(sections.flatMap((section) => repeated(list(section)))).toEqual([]);
    },
  );

  test.each(withSections)('%s has patterns that match no empty text', (name) => {
    const { list } = readDataSections(name);
    const lines = sectionsOf(name).flatMap((section) => [...list(section)]);
    expect(lines.filter((line) => new RegExp(`^(?:${line})$`, 'u').test(''))).toEqual([]);
  });

  test('every list is read', () => {
    const server = new URL('../', import.meta.url);
    const code = globSync('**/*.ts', { cwd: fileURLToPath(server) })
      .map((file) => readFileSync(new URL(file, server), 'utf8'))
      .join('\n');
    const sections = withSections.flatMap(sectionsOf);
    expect(sections.filter((section) => !code.includes(`'${section}'`))).toEqual([]);
  });
});

test('a list that a file does not have is refused by its name', () => {
  const { list, pattern } = readDataSections('search/sentence-words.txt');
  expect(list('hybrid')).toContain('hybrid');
  expect(pattern('denied verbs')).toBe('do|does|did|is|are|was|can|could|wo|would|have|has');
  expect(() => list('on site')).toThrow('data/search/sentence-words.txt has no list "on site".');
});
