import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

const hangMs = 30_000;
const lookEveryMs = 100;
const withinMs = 60_000;
let callers = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A person with an address of their own, who asks each of the given doors in turn. */
export class Caller {
  readonly #doors: readonly string[];
  readonly #address = `10.7.0.${++callers}`;
  #asked = 0;
  token = '';

  constructor(doors: readonly string[]) {
    this.#doors = doors;
  }

  /** Asks and takes whatever comes. */
  async send(method: Method, path: string, body?: object): Promise<Answer> {
    const door = this.#doors[this.#asked++ % this.#doors.length] ?? '';
    const response = await fetch(new URL(path, door), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(hangMs),
      headers: {
        'x-forwarded-for': this.#address,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }

  /** The whole answer of a call of the API, which has to succeed. */
  async call<T>(method: Method, path: string, body?: object): Promise<T> {
    return JSON.parse((await this.file(method, `/api${path}`, body)).toString('utf8')) as T;
  }

  /** What an answer of the API is about. */
  async ask<T>(method: Method, path: string, body?: object): Promise<T> {
    return (await this.call<{ data: T }>(method, path, body)).data;
  }

  async file(method: Method, path: string, body?: object): Promise<Buffer> {
    const { status, bytes } = await this.send(method, path, body);
    if (status < 200 || status > 299)
      throw new Error(`${method} ${path} answered ${status}: ${excerptOf(bytes)}`);
    return bytes;
  }

  async page(path: string): Promise<string> {
    return (await this.file('GET', path)).toString('utf8');
  }

  /** The items of a list of several pages. */
  async list<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; ; page++) {
      const { data, total } = await this.call<{ data: T[]; total: number }>('GET', `${path}?page=${page}`);
      found.push(...data);
      if (data.length === 0 || found.length >= total) return found;
    }
  }
}

const excerptOf = (bytes: Buffer) => bytes.toString('utf8').slice(0, 500);

/** Looks until something is there that comes by itself: a report of the checkout, a mail. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> {
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await wait(lookEveryMs);
  }
  throw new Error(`${what}: not within ${withinMs / 1000} seconds.`);
}
