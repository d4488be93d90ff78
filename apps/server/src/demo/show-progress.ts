import type { Terminal } from '../platform/terminal.ts';
import type { LoadProgress } from './load-demo.ts';

const width = 30;

/** A bar that grows in a terminal; elsewhere one line at the end. */
export function showProgress({ loaded, total }: LoadProgress, terminal: Terminal | undefined): void {
  const done = Math.round((loaded / Math.max(1, total)) * width);
  const bar = `${'█'.repeat(done)}${'░'.repeat(width - done)}`;
  const line = `Demo jobs ${bar} ${loaded.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  terminal?.showStatus(line);
  if (loaded < total) return;
  if (terminal) terminal.keepStatus();
  else process.stdout.write(`${line}\n`);
}
