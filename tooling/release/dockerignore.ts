interface Rule {
  pattern: RegExp;
  isAllowed: boolean;
}

/**
 * Reads a .dockerignore as Docker does: the last line that matches a path or a folder above it decides. The answer is
 * whether a file is part of the build's context.
 */
export function parseDockerignore(text: string): (name: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readRule);
  return (name) => {
    const last = rules.findLast(({ pattern }) => pattern.test(name));
    return last?.isAllowed ?? true;
  };
}

function readRule(line: string): Rule {
  const isAllowed = line.startsWith('!');
  const name = (isAllowed ? line.slice(1) : line).trim().replace(/^\/+|\/+$/g, '');
  const source = name
    .replaceAll(/[.+^${}()|\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/|\*\*|\*|\?/g, (glob) => globs[glob] ?? glob);
  return { pattern: new RegExp(`^${source}(?:/|$)`), isAllowed };
}

const globs: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
