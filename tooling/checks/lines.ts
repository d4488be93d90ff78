import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

const MAX_LENGTH = 200;
/** A sentence stands in one line, since it is one message. */
const message = /\b(?:msg|say|fixed|sayHere|sayEnglish|sayTo\(request\))`(?:[^`\\]|\\.)*`/g;

/** Lines that no window shows whole: the formatter breaks code, and leaves long texts and regular expressions. */
export function checkLines(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    const long = text
      .split('\n')
      .flatMap((line, index) => (line.replaceAll(message, '').length > MAX_LENGTH ? [index + 1] : []));
    if (long.length === 0) return [];
    return [
      {
        what: `${path} has ${long.length} ${long.length === 1 ? 'line' : 'lines'} of more than ${MAX_LENGTH} characters`,
        advice: `break ${long.join(', ')}, or move lists to data/.`,
      },
    ];
  });
}
