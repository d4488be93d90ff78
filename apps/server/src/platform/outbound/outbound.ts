import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import type { Response } from 'undici';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import { sayEnglish } from '@waymark/contract/text/say';
import { addressOfHost, isPublicAddress } from './address-rules.ts';

/** A failure of a request to somebody else's address, as one sentence for who entered that address. */
export class OutboundFailure extends Error {
  /** How long the other side wants to be left alone; 0 where it says nothing. */
  readonly retryAfterSeconds: number;
  /** Of an answer that is none; 0 where there was no answer. */
  readonly status: number;
  /** What people read, in their language; `message` is English. */
  readonly said: Message;

  constructor(said: Message, options: ErrorOptions & { retryAfterSeconds?: number; status?: number } = {}) {
    super(sayEnglish(said), options);
    this.said = said;
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0;
    this.status = options.status ?? 0;
  }
}

interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Until the answer has come to its end. */
  timeoutMs: number;
  /** The maximum size of the decompressed answer. */
  maxBytes: number;
  /** How many redirects are followed; 0 gives the redirect itself as the answer. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The address of the answer, after redirects. */
  url: string;
  /**
   * The bytes as they come; throws an OutboundFailure for too many, too late or broken off. Call `discard` if they are
   * not read to the end.
   */
  body: AsyncIterable<Uint8Array>;
  discard(): Promise<void>;
}

/** Requests to addresses that people entered: sources of postings, receivers of webhooks. */
export interface Outbound {
  /**
   * Asks a public address over HTTP. Every redirect is judged as the address was, and the address that a name stands
   * for is judged at the connection, so that it cannot change in between. Throws an OutboundFailure.
   */
  ask(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

type Resolve = (
  name: string,
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveName: Resolve = (name, found) => lookUpName(name, { all: true }, found);

/** `allowedHosts`: names or `name:port` inside the operator's own network that may be asked as well. */
export function createOutbound(allowedHosts: readonly string[], resolve = resolveName): Outbound {
  let loading: ReturnType<typeof loadClient> | undefined;

  async function send(url: URL, request: OutboundRequest, signal: AbortSignal): Promise<Response> {
    const isAllowed = allowedHosts.includes(url.hostname) || allowedHosts.includes(url.host);
    const address = addressOfHost(url.hostname);
    if (!isAllowed && address !== undefined && !isPublicAddress(address))
      throw new OutboundFailure(notPublic(url.hostname));
    const { method = 'GET', headers = {}, body } = request;
    const { fetch, guarded, own } = await (loading ??= loadClient(resolve));
    return fetch(url, {
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      dispatcher: isAllowed ? own : guarded,
      signal,
    });
  }

  return {
    async ask(address, request) {
      const { timeoutMs, maxBytes, maxRedirects = 3 } = request;
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      let url = readAddress(address);
      const describe = (error: unknown) => describeFailure(error, url, timeout, timeoutMs);
      for (let redirects = 0; ; redirects++) {
        const response = await send(url, request, signal).catch((error: unknown) => {
          throw describe(error);
        });
        const next = response.headers.get('location');
        if (maxRedirects === 0 || !isRedirect(response.status) || next === null)
          return present(response, url, maxBytes, describe);
        await response.body?.cancel();
        if (redirects === maxRedirects)
          throw new OutboundFailure(msg`${url.host} leads from one address to the next and never answers.`);
        url = readAddress(next, url);
      }
    },
    async close() {
      const client = await loading;
      await Promise.all([client?.guarded.destroy(), client?.own.destroy()]);
    },
  };
}

/** Loaded with the first request: no start waits for it. */
async function loadClient(resolve: Resolve) {
  const { Agent, fetch } = await import('undici');
  const guarded = new Agent({
    connect: {
      lookup: (name, options, done) =>
        resolve(name, (error, addresses) => {
          if (error) return done(error, [], 0);
          const inside = addresses.find(({ address }) => !isPublicAddress(address));
          const [first] = addresses;
          if (inside || !first) return done(new OutboundFailure(notPublic(name)), [], 0);
          // The type of the callback names one shape, Node takes the one that was asked for.
          return options.all ? done(null, addresses) : done(null, first.address, first.family);
        }),
    },
  });
  return { fetch, guarded, own: new Agent() };
}

/** Throws an OutboundFailure for what is no address that a server may be asked at. */
function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new OutboundFailure(msg`The address has to begin with https:// or http://.`);
  if (url.username || url.password)
    throw new OutboundFailure(msg`The address must not hold a user name or a password.`);
  return url;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function present(
  response: Response,
  url: URL,
  maxBytes: number,
  describe: (error: unknown) => OutboundFailure,
): OutboundAnswer {
  async function* read(): AsyncGenerator<Uint8Array> {
    let length = 0;
    try {
      for await (const chunk of response.body ?? []) {
        length += chunk.length;
        if (length > maxBytes) throw new OutboundFailure(tooLarge(url, maxBytes));
        yield chunk;
      }
    } catch (error) {
      throw describe(error);
    }
  }
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    url: url.href,
    body: read(),
    async discard() {
      await response.body?.cancel().catch(() => {});
    },
  };
}

/** The answer as UTF-8. Throws an OutboundFailure, as `body` does. */
export async function readText(answer: OutboundAnswer): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const notPublic = (host: string) =>
  msg`${host} is not on the public internet. Enter an address that everybody can reach.`;

const tooLarge = (url: URL, maxBytes: number) =>
  maxBytes >= 1e6
    ? msg`${url.host} answers with more than ${Math.floor(maxBytes / 1e6)} MB.`
    : msg`${url.host} answers with more than ${maxBytes} bytes.`;

/** The words of `fetch` for a failed connection are no help; what they stand for is in the cause. */
function describeFailure(error: unknown, url: URL, timeout: AbortSignal, timeoutMs: number): OutboundFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutboundFailure) return cause;
  if (timeout.aborted)
    return new OutboundFailure(
      msg`${url.host} did not answer in full within ${plural(Math.ceil(timeoutMs / 1000), 'second')}.`,
    );
  const code = codeOf(error);
  return new OutboundFailure(
    code === 'ENOTFOUND'
      ? msg`There is no server named ${url.hostname}. Check the address.`
      : code
        ? msg`There was no answer from ${url.host} (${code}).`
        : msg`There was no answer from ${url.host}.`,
    { cause: error },
  );
}

function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}
