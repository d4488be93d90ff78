import type { SourceFile } from './source-files.ts';

/** Words that have one spelling, on pages, in mails and in code. */
const SPELLINGS: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /(?<![\w-])e-mail/gi, right: 'email' },
];

/** Resumes of others are read as they were written, and the check itself names what it refuses. */
const ALLOWED = /^(apps\/server\/src\/testing\/resumes\/|tooling\/checks\/words)/;

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
