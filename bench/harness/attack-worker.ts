import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { randomSource } from '../seed/random-source.ts';
import { readStatus } from './timed-requests.ts';

/*
 * Guests who ask for as many alternatives as an address has room for and, every second time, for a sentence of mistyped
 * words. Each search is another one, so that nothing that was found before helps; none waits for the one before.
 */

const attackers = 10;
const words =
  'rn dba qa hr developer nurse teacher driver chef accountant cook sre engineer manager sales'.split(' ');

const { baseUrl, perSecond } = workerData as { baseUrl: string; perSecond: number };
const pick = randomSource(1);
const agent = new Agent({ keepAlive: true });
const statuses = new Map<number | string, number>();
const waiting: Promise<void>[] = [];

/** With two letters in the wrong order: each has to be spelled right by itself. */
const mistype = (word: string) => `${word.slice(0, 1)}${word.slice(2, 3)}${word.slice(1, 2)}${word.slice(3)}`;

async function ask(): Promise<void> {
  const isMistyped = waiting.length % 2 === 1;
  const drawn = Array.from({ length: 60 }, () => (isMistyped ? mistype(pick(words)) : pick(words)));
  const text = drawn.join(isMistyped ? ' ' : ' OR ');
  const address = `${baseUrl}/api/jobs?q=${encodeURIComponent(text.slice(0, 200))}`;
  const headers = { 'x-forwarded-for': `10.66.0.${waiting.length % attackers}` };
  const status = (await readStatus({ address, headers }, agent).catch(() => 'cut')) ?? 'cut';
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

const timer = setInterval(() => waiting.push(ask()), 1000 / perSecond);
parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(waiting).then(() => {
    agent.destroy();
    parentPort?.postMessage([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
  });
});
