import path from 'node:path';
import type { SourceFile } from './source-files.ts';

/** Classes that pages name and no style sheet has, and classes of style sheets that no page names. */
export function checkClasses(files: readonly SourceFile[]): string[] {
  const sheets = new Map(
    files
      .filter((file) => file.path.endsWith('.module.css'))
      .map((file) => [file.path, { has: classesIn(file.text), named: new Set<string>(), isOpen: false }]),
  );
  const problems: string[] = [];
  for (const { path: page, text } of files) {
    for (const [, name = '', from = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const at = path.posix.join(path.posix.dirname(page), from);
      const sheet = sheets.get(at);
      if (!sheet) continue;
      for (const [, index = ''] of text.matchAll(new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g'))) {
        const names = [...index.matchAll(/'([\w-]+)'(?! \?)/g)].map(([, found = '']) => found);
        // A variable may name any of them.
        sheet.isOpen ||= names.length === 0;
        for (const one of names) {
          sheet.named.add(one);
          if (!sheet.has.has(one)) problems.push(`${page} names the class "${one}", which ${at} has not.`);
        }
      }
    }
  }
  for (const [at, { has, named, isOpen }] of sheets) {
    const unused = isOpen ? [] : [...has].filter((one) => !named.has(one));
    problems.push(...unused.map((one) => `${at} has the class "${one}", which no page names: delete it.`));
  }
  return problems;
}

/** The classes in the selectors of a style sheet. */
function classesIn(text: string): Set<string> {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const selectors = [...plain.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector.trim());
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [
        ...selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g),
      ])
      .map(([, name = '']) => name),
  );
}
