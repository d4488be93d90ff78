import type { CareerServicesOrder } from '@waymark/contract/payments/career-services';
import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';
import { createParser } from 'eventsource-parser';
import { readAccessToken } from './access-token.ts';
import { isApiError, parseAnswer } from './api-answer.ts';
import { addressOf } from './api-client.ts';
import { changeCritique } from './auth-store.ts';
import { openChannel, runInOneTab } from './browser-storage.ts';
import { takeOrders } from './product-store.ts';

/** An event: the orders as they are, or the review. */
type News =
  | { event: 'orders'; orders: readonly CareerServicesOrder[] }
  | { event: 'review'; critiqueDetail: CritiqueDetail };
type Tell = (news: News) => void;

/** The server sends a sign of life every 20 seconds; without one the connection is dead, whatever it says. */
const silenceMs = 50_000;
const firstPauseMs = 1000;
const maxPauseMs = 60_000;

/** Events go to the stores, so that all parts of the page show the same. */
function takeNews(news: News): void {
  if (news.event === 'orders') takeOrders(news.orders);
  else changeCritique(news.critiqueDetail);
}

/**
 * Keeps the orders and the review of an account up to date until the signal. One connection a browser: the first that
 * follows holds the lock and tells the others, in this tab and in others; when it is closed or put aside, the next one
 * takes over. Named after the account, so that an earlier user of the browser hears nothing.
 */
export function followAccount(userId: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  // Only on pages that came encrypted, or from the machine itself.
  if (!('locks' in navigator)) return;
  const name = `news-of-${userId}`;
  const others = openChannel(name);
  others?.addEventListener('message', ({ data }: MessageEvent<News>) => takeNews(data));
  const tellAll: Tell = (news) => {
    takeNews(news);
    others?.postMessage(news);
  };
  let turn = takeTurn(name, tellAll, signal);
  // A page that is put aside for the way back holds nothing open meanwhile.
  addEventListener('pagehide', () => turn.abort(), { signal });
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) turn = takeTurn(name, tellAll, signal);
  };
  addEventListener('pageshow', resume, { signal });
  signal.addEventListener('abort', () => others?.close());
}

/** Waits for the lock and then follows for everybody; ended by what it gives, or by the signal. */
function takeTurn(name: string, tell: Tell, ended: AbortSignal): AbortController {
  const turn = new AbortController();
  const signal = AbortSignal.any([turn.signal, ended]);
  void runInOneTab(name, signal, () => keepReading(tell, signal));
  return turn;
}

/**
 * Reconnects after every end, with growing pauses if the server names none, until the server denies access.
 */
async function keepReading(tell: Tell, signal: AbortSignal): Promise<void> {
  let pause = firstPauseMs;
  while (!signal.aborted) {
    try {
      await read((news) => {
        pause = firstPauseMs;
        tell(news);
      }, signal);
    } catch (failure) {
      if (isApiError(failure) && failure.code !== 'unavailable') {
        if (failure.code !== 'too_many_requests') return;
        pause = maxPauseMs;
      }
    }
    await wait(pause, signal);
    pause = Math.min(pause * 2, maxPauseMs);
  }
}

/** One connection, from its answer to its end. The token travels in the header: an address would be logged. */
async function read(tell: Tell, ended: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const token = readAccessToken();
  const response = await fetch(addressOf('GET /product/follow-career-services-orders', {}).address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.any([ended, silence.signal]),
  });
  if (!response.ok || !response.body) return parseAnswer(response.status, await response.text(), token);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'orders' || event === 'review') tell({ event, ...(JSON.parse(data) as object) } as News);
    },
  });
  let watch = setTimeout(() => silence.abort(), silenceMs);
  try {
    for await (const text of textOf(response.body)) {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), silenceMs);
      parser.feed(text);
    }
  } finally {
    clearTimeout(watch);
  }
}

/** By its reader: not every browser goes through a stream by itself yet. */
async function* textOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncIterable<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Anything from half to all of it: the browsers of a server that was restarted do not come back in one moment. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (0.5 + Math.random() / 2));
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
