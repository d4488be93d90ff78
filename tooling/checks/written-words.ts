import type { SourceFile } from './source-files.ts';

/** What people write, by the names that it has in answers. */
const written = '(?:name|title|companyName|jobTitle|headline|quote|displayName|author)';
const inline = new RegExp(
  `(<[a-z][a-zA-Z0-9]*\\b(?:[^<>]|=>)*>)?\\s*<(span|strong|em|b|a|q|Link)\\b((?:[^<>]|=>)*?)>\\s*\\{([^{}\\n]*\\b${written})\\}\\s*</`,
  'g',
);

/** By itself, or with the language of a posting (`markLanguage`). */
const marked = /\sdir=|\{\.\.\.(?:mark\b|markLanguage\()/;

/**
 * Words of people that stand within a line without their own direction: a name in Arabic would turn round what stands
 * beside it, and the other way round in a page in Arabic (L-40). Blocks are read by their first letter (base.css).
 */
export function checkWrittenWords(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !path.includes('.test.'),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(inline)]
        .filter(([, parent = '', , attributes = '']) => !marked.test(parent) && !marked.test(attributes))
        .map(([, , tag, , words]) => `${path}: <${tag}>{${words}} has words of people: give it dir="auto".`),
    );
}
