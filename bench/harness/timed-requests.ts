import { Agent, request } from 'node:http';

export interface TimedRequest {
  address: string;
  headers?: Record<string, string>;
  /** Posted as JSON. */
  json?: unknown;
  /** What the answer has to be; 200 unless said. */
  status?: number;
}

/** Milliseconds of each request, from sending to the last byte, with the given number of callers at once. */
export async function timeRequests(
  requests: readonly (string | TimedRequest)[],
  callers = 1,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  async function call(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = next++; at < requests.length; at = next++) {
      const one = requests[at] as string | TimedRequest;
      const began = performance.now();
      await readAll(typeof one === 'string' ? { address: one } : one, agent);
      times.push(performance.now() - began);
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: callers }, call));
  return times;
}

/** Node's own client: `fetch` adds half a millisecond of its own to each answer. */
function readAll({ address, headers = {}, json, status = 200 }: TimedRequest, agent: Agent): Promise<void> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(
      address,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        // As nearly every client asks for pages.
        headers: { 'accept-encoding': 'br', ...type, ...headers },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === status) resolve();
          else reject(new Error(`${address} answered ${response.statusCode}.`));
        });
      },
    )
      .once('error', reject)
      .end(body);
  });
}
