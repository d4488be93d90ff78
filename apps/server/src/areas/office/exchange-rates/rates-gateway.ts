import { maxFile } from './file-rules.ts';

const maxMs = 10_000;

/** Fetches the day's file; rejects for whatever takes too long, is too large or does not answer with it. */
export async function fetchRatesFile(url: string, timeoutMs = maxMs): Promise<string> {
  const response = await ask(url, timeoutMs);
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The exchange rates were answered with ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    // Leaving the loop ends the reading, and so the connection.
    if (length > maxFile) throw new Error('The exchange rates are larger than such a file is.');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/** The words of `fetch` for a failed connection are no help to staff. */
async function ask(url: string, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  } catch (error) {
    throw new Error(`There was no answer from ${new URL(url).host}.`, { cause: error });
  }
}
