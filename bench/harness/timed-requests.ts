import { Agent, get } from 'node:http';

/** Milliseconds of each request, from sending to the last byte, with the given number of callers at once. */
export async function timeRequests(addresses: readonly string[], callers = 1): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  async function call(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = next++; at < addresses.length; at = next++) {
      const began = performance.now();
      await readAll(addresses[at] as string, agent);
      times.push(performance.now() - began);
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: callers }, call));
  return times;
}

/** Node's own client: `fetch` adds half a millisecond of its own to each answer. */
function readAll(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}.`));
      });
    }).once('error', reject);
  });
}
