import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { readVariables } from './dockerfile.ts';

interface Start {
  /** All that the process is given. */
  environment: Record<string, string>;
  program: string[];
}

/**
 * How systemd starts a unit of deploy/systemd (systemd.exec): Environment= first, the lines of the settings over it, and
 * over both what the program `env` of its command sets.
 */
export function startOf(
  unit: string,
  { instance = '', settings }: { instance?: string; settings: Readonly<Record<string, string>> },
): Start {
  const lines = readFileSync(path.join(root, 'deploy/systemd', unit), 'utf8').split('\n');
  const valuesOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}=`))
      .map((line) => fill(line.slice(name.length + 1), instance));
  const [command = ''] = valuesOf('ExecStart');
  const [, ...words] = command.split(' ');
  const program = words.slice(words.findIndex((word) => !word.includes('=')));
  return {
    environment: {
      ...Object.assign({}, ...valuesOf('Environment').map(readVariables)),
      ...settings,
      ...readVariables(words.slice(0, words.length - program.length).join(' ')),
    },
    program,
  };
}

const fill = (text: string, instance: string) =>
  text.replaceAll('%i', instance).replaceAll('%S', '/var/lib').replaceAll('%d', '/run/credentials');

/** The settings that a guide has its reader write into a file, by `cat` or `echo`. */
export function linesOfGuide(guide: string, file: string): Record<string, string> {
  const text = readFileSync(path.join(root, 'docs/operations', guide), 'utf8');
  const blocks = [...text.matchAll(/cat >>? (?<file>\S+) <<'END'\n(?<lines>[^]*?)\nEND\n/g)];
  const singles = [...text.matchAll(/echo '(?<lines>[^']+)' >> (?<file>\S+)/g)];
  const lines = [...blocks, ...singles]
    .filter(({ groups }) => groups?.['file'] === file)
    .flatMap(({ groups }) => groups?.['lines']?.split('\n') ?? []);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split('=');
      return [name, rest.join('=').replaceAll(/^"|"$/g, '')];
    }),
  );
}
