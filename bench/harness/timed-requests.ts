import { Agent, request } from 'node:http';

export interface TimedRequest {
  address: string;
  headers?: Record<string, string>;
  /** Posted as JSON. */
  json?: unknown;
  /** Posted as it is, with a type among the headers. */
  payload?: Buffer;
  /** What the answer has to be; 200 unless said. */
  status?: number;
}

/**
 * Milliseconds of each request, from sending to the last byte, with the given number of callers at once. Those refused
 * with 503 are left out and counted in `refused` where that is given; any other status than the one asked for fails.
 */
export async function timeRequests(
  requests: readonly (string | TimedRequest)[],
  callers = 1,
  refused?: { count: number },
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  async function call(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = next++; at < requests.length; at = next++) {
      const one = requests[at] as string | TimedRequest;
      const began = performance.now();
      const { address, status = 200, ...rest } = typeof one === 'string' ? { address: one } : one;
      const answered = await readStatus({ address, ...rest }, agent);
      if (answered === status) times.push(performance.now() - began);
      else if (answered === 503 && refused) refused.count++;
      else throw new Error(`${address} answered ${answered}.`);
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: callers }, call));
  return times;
}

/**
 * Reads an answer to its end and tells its status. Node's own client: `fetch` adds half a millisecond of its own to
 * each answer, and with what it unpacks the pauses of its garbage collection.
 */
export function readStatus(
  { address, headers = {}, json, payload }: TimedRequest,
  agent: Agent,
): Promise<number | undefined> {
  const body = json === undefined ? payload : JSON.stringify(json);
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(
      address,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        // As nearly every client asks for pages.
        headers: { 'accept-encoding': 'br, gzip', ...type, ...headers },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    )
      .once('error', reject)
      .end(body);
  });
}
