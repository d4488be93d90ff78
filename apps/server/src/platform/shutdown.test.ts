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
