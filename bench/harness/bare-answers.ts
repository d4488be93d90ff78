import { get } from 'node:http';
import type { BareAnswer } from './bare-entry.ts';

/** What the product answers at these addresses, byte for byte, for the bare route to give. */
export async function recordAnswers(
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<BareAnswer[]> {
  const answers: BareAnswer[] = [];
  // One after the other: the product limits the connections of one address.
  for (const address of addresses) answers.push(await recordAnswer(address, headers));
  return answers;
}

/** `fetch` would unpack what is compressed: the bytes are read as they travel. */
function recordAnswer(address: string, headers: Record<string, string>): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !perConnection.has(name));
        resolve({
          headers: Object.fromEntries(kept) as Record<string, string>,
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    }).on('error', reject);
  });
}

const perConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);
