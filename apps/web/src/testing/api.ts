import type { Answer, EndpointKey } from '@waymark/contract/endpoints';
import { errorStatus, type ApiError, type ErrorCode } from '@waymark/contract/errors';
import { proofHeader } from '@waymark/contract/proof-header';
import { http, HttpResponse } from 'msw/http';
import { setupWorker } from 'msw/browser';

/** A call that a component has made. */
export interface ApiCall {
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed JSON, a form as `FormData`, or undefined. */
  body: unknown;
  token: string | undefined;
  /** Solved work that was sent along. */
  proof: string | undefined;
}

type Respond<Key extends EndpointKey> = (call: ApiCall) => Reply<Key> | Promise<Reply<Key>>;
/** A file may also be answered as a stream. */
type Reply<Key extends EndpointKey> = Answer<Key> | Refusal | (Blob extends Answer<Key> ? Response : never);

/** A refusal in the one shape of the API's errors. */
class Refusal {
  readonly error: ApiError;
  constructor(error: ApiError) {
    this.error = error;
  }
}

const worker = setupWorker(
  http.all('/api/*', ({ request }) => {
    console.error(`The test sets no answer for ${request.method} ${new URL(request.url).pathname}.`);
    return HttpResponse.error();
  }),
);
const calls = new Map<string, ApiCall[]>();

/** Says with each call how many answers the test had given by then. */
const answersHeader = 'x-answers-given';
let answersGiven = 0;

let onTheirWay = 0;
const { fetch: fetchFromNetwork } = window;
window.fetch = (...given) => {
  onTheirWay++;
  const request = new Request(...given);
  // What is asked of others would need their leave for a header of ours.
  if (request.url.startsWith(`${location.origin}/api/`))
    request.headers.set(answersHeader, String(answersGiven));
  return fetchFromNetwork(request).finally(() => onTheirWay--);
};
const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendCounted(this: XMLHttpRequest, body) {
  this.setRequestHeader(answersHeader, String(answersGiven));
  send.call(this, body);
};

type Handle = Parameters<typeof http.all>[1];

/** Calls that were made before have the answer of that time, however long they take to arrive. */
function answerFromNowOn(key: EndpointKey, handle: Handle): void {
  const [method = '', path = ''] = key.split(' ');
  const number = ++answersGiven;
  const isLater = ({ headers }: Request) => Number(headers.get(answersHeader) ?? number) < number;
  worker.use(
    http[method.toLowerCase() as 'get'](`/api${path}`, (info) =>
      isLater(info.request) ? undefined : handle(info),
    ),
  );
}

/** Stands in for the server: answers are typed by the contract, and a call that has no answer fails the test. */
export const api = {
  start: () => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }),
  /**
   * Waits for the calls that are on their way and for those that their answers lead to, so that none of them falls into
   * the next test; for two seconds at most, since an answer may be held for good.
   */
  async settled(): Promise<void> {
    const limit = performance.now() + 2000;
    for (let quiet = 0; quiet < 3 && performance.now() < limit; quiet = onTheirWay === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  },
  stop: () => worker.stop(),
  forget(): void {
    worker.resetHandlers();
    calls.clear();
  },
  /** Calls of `METHOD /path` made from now on are answered so; the newest answer of a key holds. */
  answer<Key extends EndpointKey>(key: Key, respond: Answer<Key> | Respond<Key>): void {
    answerFromNowOn(key, async ({ request, params }) => {
      const call: ApiCall = {
        params: params as Record<string, string>,
        query: new URL(request.url).searchParams,
        body: await readBody(request),
        token: request.headers.get('authorization')?.replace('Bearer ', ''),
        proof: request.headers.get(proofHeader) ?? undefined,
      };
      calls.set(key, [...(calls.get(key) ?? []), call]);
      const reply = typeof respond === 'function' ? await (respond as Respond<Key>)(call) : respond;
      if (reply instanceof Refusal) {
        return HttpResponse.json(reply.error, { status: errorStatus[reply.error.code] });
      }
      if (reply instanceof Response) return reply;
      return reply === undefined
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(reply as object);
    });
  },
  /** The connection breaks before there is an answer. */
  breakOff(key: EndpointKey): void {
    answerFromNowOn(key, () => HttpResponse.error());
  },
  /** What was asked of an endpoint so far, oldest first. */
  callsOf: (key: EndpointKey): readonly ApiCall[] => calls.get(key) ?? [],
};

export function refuse(code: ErrorCode, message: string, rest: Partial<ApiError> = {}): Refusal {
  return new Refusal({ code, message, ...rest });
}

/** A promise that the test settles: what happens while an answer is on its way can be looked at. */
export function holdAnswer<T>(): { answer: Promise<T>; release: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: promise, release: resolve };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  if (type.startsWith('multipart/form-data')) return request.formData();
  return undefined;
}
