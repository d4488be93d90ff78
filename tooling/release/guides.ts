import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';

const folder = path.join(root, 'docs/operations');

export const guides = readdirSync(folder).filter((name) => name.endsWith('.md'));

/** The blocks of commands of a guide, in their order. */
export function blocksOf(guide: string): string[] {
  const text = readFileSync(path.join(folder, guide), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);
}

/** The block of a guide that has a text. */
export function blockWith(guide: string, text: string): string {
  const found = blocksOf(guide).find((block) => block.includes(text));
  if (found === undefined) throw new Error(`${guide} has no commands with ${text}.`);
  return found;
}

/** What needs the machine of an operator. */
const ofMachine = /^(?:apt-get|certbot|nginx|systemctl|curl|mkdir) .*$/gm;

/**
 * Runs the commands of a guide that write files, on files below a new directory; the release is the checkout. Gives what
 * a file holds then.
 */
export function runBlock(block: string): (file: string) => string {
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-guide-'));
  const commands = block
    .replaceAll(ofMachine, '')
    .replaceAll('/opt/waymark/current', root)
    .replaceAll(/(?<=\s)\/etc\//g, `${directory}/etc/`);
  const folders = [...commands.matchAll(/\S+\/etc\/\S*\//g)].map(([name]) => name);
  for (const name of folders) mkdirSync(name, { recursive: true });
  execFileSync('bash', ['-euc', commands], { cwd: root });
  return (file) => readFileSync(path.join(directory, file), 'utf8');
}
