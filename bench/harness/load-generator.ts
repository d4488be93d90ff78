import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

/** Requests a second that a page takes from as many callers as fill one core; autocannon, in a process of its own. */
export async function requestsPerSecond(address: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, '--json', '-c', '16', '-d', String(seconds), '-H', 'accept-encoding=br', address],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as { requests: { mean: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} did not always answer with 200.`);
  return result.requests.mean;
}
