import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './source-files.ts';

const NUMBER = /[A-Z]-\d+/g;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** The numbers of docs/requirements.md, one for each row of its tables. */
export function numbersIn(document: string): string[] {
  return document.split('\n').flatMap((line) => /^\| ([A-Z]-\d+) \|/.exec(line)?.[1] ?? []);
}

/** The numbers that the names of tests carry in square brackets; a skipped test covers nothing. */
export function coveredBy(files: readonly SourceFile[]): Set<string> {
  const names = files.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path)).flatMap(testNames);
  const bracketed = names.flatMap((name) => name.match(/\[[A-Z]-\d+(?:, ?[A-Z]-\d+)*\]/g) ?? []);
  return new Set(bracketed.flatMap((group) => group.match(NUMBER) ?? []));
}

function testNames(file: SourceFile): string[] {
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || !isTestFunction(file.text.slice(callee.start, callee.end))) return;
      if (first.type === 'Literal' || first.type === 'TemplateLiteral') {
        names.push(file.text.slice(first.start, first.end));
      }
    },
  }).visit(parseSync(file.path, file.text).program);
  return names;
}

/** `test`, and `test.each(…)` and the like, but not `test.skip` and `test.todo`. */
function isTestFunction(callee: string): boolean {
  const [name = '', modifier = ''] = callee.split(/[.(<]/);
  return TEST_FUNCTIONS.has(name) && modifier !== 'skip' && modifier !== 'todo';
}

/** A problem for each number without a test, and for each test of a number that there is not. */
export function checkCoverage(numbers: readonly string[], covered: Set<string>): string[] {
  return [
    ...numbers
      .filter((number) => !covered.has(number))
      .map((number) => `${number}: no test names it; write one whose name carries [${number}].`),
    ...[...covered]
      .filter((number) => !numbers.includes(number))
      .map((number) => `${number}: a test names it, and docs/requirements.md has no such row.`),
  ];
}
