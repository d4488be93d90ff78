import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { App } from './http/app.ts';
import { noteRequests } from './http/note-requests.ts';
import { watchEventLoop } from './watch-event-loop.ts';
import { beginWork } from './work-under-way.ts';

/** Holds the thread for longer than the watch lets pass. */
function block(): void {
  const end = performance.now() + 600;
  while (performance.now() < end);
}

interface Line {
  level: number;
  underWay: string[];
}

test('[L-35] a standstill is logged once, with what was under way and no query', async () => {
  const lines: Line[] = [];
  const stop = watchEventLoop(
    pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Line) }),
  );
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
  noteRequests(app);
  app.get('/api/shared/:secret', () => {
    const end = beginWork('search');
    block();
    end();
    return 'done';
  });
  const held = beginWork('job send-mail');
  await app.inject('/api/shared/a-secret?q=personal');
  await expect.poll(() => lines.length).toBe(1);
  held();
  stop();
  expect(lines[0]).toMatchObject({ level: 30, delayMs: expect.any(Number) as number });
  // Streams of other tests may still be open.
  expect(lines[0]?.underWay.slice(0, 3)).toEqual(['search', 'GET /api/shared/:secret', 'job send-mail']);
  await app.close();
});
