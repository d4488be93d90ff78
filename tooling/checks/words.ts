import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

/** Words that have one spelling, on pages, in mails and in code. */
const SPELLINGS: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /(?<![\w-])e-mail/gi, right: 'email' },
];

/** Words of our own that have a better one: new files do not use them, and old ones less and less. */
const GLOSSARY: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /addressee/i, right: 'recipient' },
  { wrong: /board[ -]?figures/i, right: 'metrics' },
  { wrong: /lasting[ -]?thread/i, right: 'worker thread pool' },
  { wrong: /live[ _-]?orders/i, right: 'order events' },
  { wrong: /\bown[ -]data\b/i, right: 'privacy, export or erasure' },
  { wrong: /read[ _-]?model/i, right: 'public replica' },
  { wrong: /second[ -]?step/i, right: 'MFA' },
  { wrong: /support[ -]?access/i, right: 'impersonation' },
  { wrong: /two-?step/i, right: 'MFA' },
  { wrong: /\bway[ -]?back\b/i, right: 'reversal or reset' },
];

/** Resumes of others are read as they were written, and the checks name what they refuse. */
const ALLOWED = /^(apps\/server\/src\/testing\/resumes\/|tooling\/checks\/(words|known-violations))/;

/** Two spellings of one word look like two things. */
export function checkWords(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !ALLOWED.test(path))
    .flatMap(({ path, text }) =>
      SPELLINGS.flatMap(({ wrong, right }) =>
        [...text.matchAll(wrong)].map(
          ({ 0: found, index }) =>
            `${path}:${text.slice(0, index).split('\n').length} says "${found}": write "${right}".`,
        ),
      ),
    );
}

/** How many files still have a word of the glossary, each in a line of its own. */
export function checkGlossary(files: readonly SourceFile[]): Problem[] {
  return GLOSSARY.flatMap(({ wrong, right }) => {
    const having = files.filter(({ path, text }) => !ALLOWED.test(path) && wrong.test(path + text)).length;
    if (having === 0) return [];
    return [{ what: `${having} files match ${wrong}`, advice: `write ${right} in new files.` }];
  });
}
