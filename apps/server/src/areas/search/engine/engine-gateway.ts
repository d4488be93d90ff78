import { msg } from '@waymark/contract/text/message';
import type { Client } from '@opensearch-project/opensearch';
import { AppError, retryAfterSeconds } from '../../../platform/errors.ts';
import type { SearchEngineConfig } from '../../../platform/settings/search-engine-settings.ts';
import { indexDefinition } from './mapping-rules.ts';

/** After this time no search is under way that was begun before. */
export const searchMs = 10_000;
const writeMs = 60_000;
/** Statuses that pass: too much at once, a node that starts or has gone, an index that is not there yet. */
const passingStatuses: readonly number[] = [404, 429, 502, 503, 504];

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string>;
  body?: object | string;
  timeoutMs?: number;
}

interface EngineHit {
  _id: string;
  _score: number | null;
  _source?: Record<string, unknown>;
  fields?: Record<string, unknown[]>;
  sort?: unknown[];
}

/** The parts of an answer that are read. */
interface EngineAnswer {
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number; relation: string }; hits: EngineHit[] };
  aggregations?: Record<string, unknown>;
}

interface FailedAnswer {
  status: number;
  error: { type: string; reason?: string };
}

/** What became of one document of a bulk. */
export interface BulkItem {
  _id: string;
  status: number;
  error?: { type: string; reason?: string };
}

/** The status that an engine has answered with instead of what was asked for. */
class EngineRefusal extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`The search engine has refused a request (${status}): ${reason}`);
    this.status = status;
  }
}

const isUnavailable = (error: unknown) => error instanceof AppError && error.code === 'unavailable';

/**
 * The one place that talks to OpenSearch. Where it is away, overloaded or has no index yet, everything rejects with
 * `unavailable`.
 */
export class EngineGateway {
  readonly alias: string;
  readonly #config: SearchEngineConfig;
  #client: Promise<Client> | undefined;
  #isAway = false;

  constructor(config: SearchEngineConfig) {
    this.#config = config;
    this.alias = config.index;
  }

  /** Whether it did not answer when it was asked last. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Asks the index that is searched, or the given one. */
  async search(body: object, index = this.alias): Promise<EngineAnswer> {
    const request = { method: 'POST', path: `/${index}/_search`, body } as const;
    return whole(await this.#ask<EngineAnswer>(request));
  }

  /** Asks the index that is searched several questions at once. */
  async msearch(bodies: readonly object[]): Promise<EngineAnswer[]> {
    const lines = bodies.map((body) => `{}\n${JSON.stringify(body)}\n`).join('');
    const path = `/${this.alias}/_msearch`;
    const answer = await this.#ask<{ responses: (EngineAnswer | FailedAnswer)[] }>({
      method: 'POST',
      path,
      body: lines,
    });
    return answer.responses.map((one) => {
      if (!('error' in one)) return whole(one);
      throw refusalOf(one.status, one.error.reason ?? one.error.type);
    });
  }

  /** Makes what was written so far visible to searches. */
  async refresh(index = this.alias): Promise<void> {
    await this.#ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: writeMs });
  }

  /** The document as it was written last, also before it is visible; undefined where there is none. */
  async find(index: string, id: string): Promise<Record<string, unknown> | undefined> {
    const [found] = await this.list(index, [id]);
    return found?.source;
  }

  /** As `find`, for several; those that are not there are left out. */
  async list(
    index: string,
    ids: readonly string[],
    fields: readonly string[] = [],
  ): Promise<{ id: string; source: Record<string, unknown> }[]> {
    if (ids.length === 0) return [];
    const { docs } = await this.#ask<{
      docs: { _id: string; found?: boolean; _source?: Record<string, unknown>; error?: { reason: string } }[];
    }>({
      method: 'POST',
      path: `/${index}/_mget`,
      query: fields.length > 0 ? { _source_includes: fields.join(',') } : {},
      body: { ids },
    });
    return docs.flatMap(({ _id: id, found, _source: source, error }) => {
      if (error) throw refusalOf(404, error.reason);
      return found && source ? [{ id, source }] : [];
    });
  }

  /** Writes lines of a bulk to an alias that must be there: no index comes into being by it. */
  async bulk(alias: string, lines: string): Promise<BulkItem[]> {
    const { items } = await this.#ask<{ items: Record<string, BulkItem>[] }>({
      method: 'POST',
      path: `/${alias}/_bulk`,
      query: { require_alias: 'true' },
      body: lines,
      timeoutMs: writeMs,
    });
    return items.flatMap((item) => Object.values(item));
  }

  /** A name for another index of that version of the mapping. */
  indexNameOf(version: string): string {
    return `${this.alias}-${version}-${Date.now()}`;
  }

  /** An empty index with an alias for writing. */
  async createIndex(name: string, writeAlias: string): Promise<void> {
    const body = { ...indexDefinition, aliases: { [writeAlias]: {} } };
    await this.#ask({ method: 'PUT', path: `/${name}`, body, timeoutMs: writeMs });
  }

  /** The indices that are named as `indexNameOf` does, and which of them is searched. */
  async listIndices(): Promise<{ name: string; isSearched: boolean }[]> {
    const found = await this.#ask<Record<string, { aliases: Record<string, unknown> }>>({
      method: 'GET',
      path: `/${this.alias}-*/_alias`,
    });
    // What another board keeps under a longer name is none of them.
    const ours = new RegExp(String.raw`^${this.alias}-[\da-f]{8}-\d+$`);
    return Object.entries(found)
      .filter(([name]) => ours.test(name))
      .map(([name, { aliases }]) => ({ name, isSearched: Object.hasOwn(aliases, this.alias) }));
  }

  /** Searches go to this index from now on, and to none of the others: in one step. */
  async searchIn(name: string, others: readonly string[]): Promise<void> {
    const actions = [
      { add: { index: name, alias: this.alias } },
      ...others.map((index) => ({ remove: { index, alias: this.alias, must_exist: false } })),
    ];
    await this.#ask({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: writeMs });
  }

  async removeIndex(name: string): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/${name}`, timeoutMs: writeMs });
  }

  async close(): Promise<void> {
    const client = await this.#client;
    await client?.close();
  }

  async #ask<Answer>({ method, path, query = {}, body, timeoutMs = searchMs }: Request): Promise<Answer> {
    const client = await (this.#client ??= connect(this.#config));
    try {
      const { body: answer } = await client.transport.request(
        typeof body === 'string'
          ? { method, path, querystring: query, bulkBody: body }
          : { method, path, querystring: query, ...(body && { body }) },
        { requestTimeout: timeoutMs, maxRetries: 0 },
      );
      this.#isAway = false;
      return answer as Answer;
    } catch (error) {
      const refusal = readFailure(error);
      this.#isAway = isUnavailable(refusal);
      throw refusal;
    }
  }
}

/** The client is loaded where there is an engine alone. */
async function connect({ url, user, ca }: SearchEngineConfig): Promise<Client> {
  const { Client: OpenSearch } = await import('@opensearch-project/opensearch');
  return new OpenSearch({
    node: url,
    ...(user && { auth: { username: user.name, password: user.password } }),
    ...(ca !== undefined && { ssl: { ca } }),
  });
}

function readFailure(error: unknown): Error {
  const { statusCode, body } = error as { statusCode?: number; body?: { error?: unknown } };
  if (statusCode === undefined) return away(error);
  const { error: refused } = body ?? {};
  return refusalOf(statusCode, typeof refused === 'string' ? refused : JSON.stringify(refused ?? ''), error);
}

function refusalOf(status: number, reason: string, cause?: unknown): Error {
  const refusal = new EngineRefusal(status, reason.slice(0, 1000));
  return passingStatuses.includes(status) ? away(refusal) : Object.assign(refusal, { cause });
}

/** An answer from a part of the index would be a wrong one. */
function whole(answer: EngineAnswer): EngineAnswer {
  if (answer.timed_out || answer._shards.failed > 0) throw away(new Error('The answer is not complete.'));
  return answer;
}

const away = (cause: unknown) =>
  new AppError(
    'unavailable',
    msg`The search is not available at the moment. Please try again in a few seconds.`,
    { retryAfterSeconds },
    { cause },
  );
