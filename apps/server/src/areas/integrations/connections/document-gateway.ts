import { redirectMaxLength } from '@waymark/contract/integrations/choices';
import { msg, term, type Message } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { parseJson } from '../../../platform/input/parse-json.ts';
import { OutboundFailure, readText, type Outbound } from '../../../platform/outbound/outbound.ts';
import { readClient, type ClientFacts } from './client-rules.ts';
import { documentMaxBytes, documentTimeoutMs } from './constants.ts';
import { OauthError } from './error-rules.ts';

/** Whether an assistant names itself by an address, where it says what it is (Client ID Metadata Document). */
export function isDocumentAddress(id: string): boolean {
  const url = id.length <= redirectMaxLength ? URL.parse(id) : null;
  return (
    url?.protocol === 'https:' &&
    url.href === id &&
    url.pathname !== '/' &&
    !id.includes('#') &&
    !url.username
  );
}

/** What an assistant says of itself at its address. Throws `invalid_input` for what cannot be read or used. */
export async function readClientDocument(
  outbound: Pick<Outbound, 'ask'>,
  address: string,
  publicUrl: string,
): Promise<ClientFacts> {
  const document = await fetchDocument(outbound, address);
  const named =
    typeof document === 'object' && document !== null && 'client_id' in document
      ? document.client_id
      : undefined;
  if (named !== address) throw unusable(msg`It does not name itself by that address.`);
  try {
    return readClient(document, publicUrl);
  } catch (error) {
    if (error instanceof OauthError) throw unusable(error.message);
    throw error;
  }
}

async function fetchDocument(outbound: Pick<Outbound, 'ask'>, address: string): Promise<unknown> {
  try {
    const answer = await outbound.ask(address, {
      headers: { accept: 'application/json' },
      timeoutMs: documentTimeoutMs,
      maxBytes: documentMaxBytes,
      maxRedirects: 0,
    });
    if (answer.status !== 200) {
      await answer.discard();
      throw unusable(msg`Its address answers ${answer.status}.`);
    }
    return parseJson(await readText(answer), jsonLimits.call);
  } catch (error) {
    if (error instanceof OutboundFailure) throw unusable(error.said);
    if (error instanceof AppError) throw error;
    throw unusable(msg`Its address does not answer with JSON.`);
  }
}

const unusable = (why: Message) =>
  new AppError('invalid_input', msg`What this assistant says of itself cannot be used. ${term(why)}`);
