import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { randomSource } from '../seed/random-source.ts';
import { readStatus } from './timed-requests.ts';

/*
 * Guests who ask for as many alternatives as an address has room for. Each search is another one, so that nothing that
 * was found before helps; none waits for the one before.
 */

const attackers = 10;
const words =
  'rn dba qa hr developer nurse teacher driver chef accountant cook sre engineer manager sales'.split(' ');

const { baseUrl, perSecond } = workerData as { baseUrl: string; perSecond: number };
const pick = randomSource(1);
const agent = new Agent({ keepAlive: true });
const statuses = new Map<number | string, number>();
const waiting: Promise<void>[] = [];

async function ask(): Promise<void> {
  const text = Array.from({ length: 60 }, () => pick(words)).join(' OR ');
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
