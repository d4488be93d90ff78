import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Options {
  cwd: string;
  /** All that the program is given, as in a container. */
  environment: Record<string, string>;
}

/** Starts a program of the server and waits until it says that it is ready; `stop` throws where it does not end well. */
export async function startServer(
  program: string,
  parameters: readonly string[],
  { cwd, environment }: Options,
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(program, parameters, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString();
      if (/\bis ready\b/.test(output)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void exited.then(() => reject(new Error(`The program ended before it was ready:\n${output}`)));
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      if (code !== 0) throw new Error(`The program ended with ${code}:\n${output}`);
    },
  };
}
