import type { Problem } from './problem.ts';
import type { SourceFile } from './source-files.ts';

const declared =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set|LRUCache)(?:<.+>)?\(\)|\[\]));|^(?:export )?const (\w+) = new \w+\(\);|^let (\w+)/;
const isComment = /^\s*(?:\/\/|\*|\/\*)/;

/**
 * Whatever a process of the server keeps between two requests says why: two boards in one process would share it. A thread
 * (`-worker.ts`) has one task, and may.
 */
export function checkProcessState(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => path.startsWith('apps/server/') && !/\.test\.|\/testing\/|-worker\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const name = declared.exec(line)?.slice(1).find(Boolean);
        if (name === undefined || isComment.test(lines[index - 1] ?? '')) return [];
        return [
          {
            what: `${path} keeps ${name} in its process`,
            advice: 'pass it as an argument, or say in a comment above it why it stays.',
          },
        ];
      });
    });
}
