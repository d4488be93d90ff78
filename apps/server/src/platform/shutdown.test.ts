import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Shutdown } from './shutdown.ts';

test('what was opened last is closed first, each once, and work under way hears of it before', async () => {
  const shutdown = new Shutdown();
  const closed: string[] = [];
  shutdown.signal.addEventListener('abort', () => closed.push('told'));
  shutdown.add('the database', async () => closed.push('database'));
  shutdown.add('the server', () => void closed.push('server'));
  await Promise.all([shutdown.close(), shutdown.close()]);
  expect(closed).toEqual(['told', 'server', 'database']);
});

test('what cannot be closed keeps nothing else open', async () => {
  const shutdown = new Shutdown();
  const closed: string[] = [];
  shutdown.add('the database', () => void closed.push('database'));
  shutdown.add('the server', () => Promise.reject(new Error('stuck')));
  await expect(shutdown.close()).rejects.toThrow('Not everything could be closed.');
  expect(closed).toEqual(['database']);
});

test('a process that was told to end does so when all is closed, whatever a library still holds', async () => {
  const program = `
    import { Shutdown } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)};
    setInterval(() => {}, 1000);
    const shutdown = new Shutdown();
    shutdown.add('the database', async () => console.log('closed'));
    shutdown.onSignals();
    console.log('ready');
  `;
  const running = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const printed: string[] = [];
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  await once(running.stdout, 'data');
  running.kill('SIGTERM');
  const [code] = (await once(running, 'close')) as [number | null];
  expect({ code, printed: printed.join('') }).toEqual({ code: 0, printed: 'ready\nclosed\n' });
});
