import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../root.ts';

export interface Outcome {
  ok: boolean;
  output: string;
}

/**
 * Runs a program and keeps what it says, both streams in order. The signal ends it together with everything it
 * has started: a test run has servers and browsers below it.
 */
export async function runCommand(
  command: readonly string[],
  options: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Outcome> {
  if (options.signal?.aborted) return { ok: false, output: 'Interrupted.' };
  const [file = '', ...parameters] = command;
  const child = spawn(file, parameters, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, which can be ended as a whole.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const end = () => void (child.pid && process.kill(-child.pid, 'SIGTERM'));
  options.signal?.addEventListener('abort', end);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { ok: code === 0, output };
  } catch (error) {
    return { ok: false, output: `${output}${(error as Error).message}` };
  } finally {
    options.signal?.removeEventListener('abort', end);
  }
}
