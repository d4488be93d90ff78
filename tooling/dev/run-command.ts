import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../root.ts';

export interface Outcome {
  ok: boolean;
  output: string;
}

/** Runs a program of node_modules/.bin (npm put it on PATH) and keeps what it says, both streams in order. */
export async function runCommand(
  command: readonly string[],
  options: { env?: Record<string, string>; cwd?: string; signal?: AbortSignal } = {},
): Promise<Outcome> {
  const [file = '', ...parameters] = command;
  const child = spawn(file, parameters, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.signal ? { signal: options.signal } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { ok: code === 0, output };
  } catch (error) {
    return { ok: false, output: `${output}\n${(error as Error).message}` };
  }
}
