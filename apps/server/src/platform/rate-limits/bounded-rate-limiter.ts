import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type IRateLimiterOptions, type RateLimiterRes } from 'rate-limiter-flexible';

/** Of each limit; a key takes half a kilobyte, with the timer that forgets it. */
const maxKeys = 20_000;

/**
 * Counts in memory for no more than so many keys: a caller who invents keys, or has many addresses, pushes
 * out the ones that were used longest ago be forgotten, and not the process grow.
 */
export class BoundedRateLimiter extends RateLimiterMemory {
  readonly #most: number;
  #counted: LRUCache<string, true> | undefined;

  constructor(options: IRateLimiterOptions, most = maxKeys) {
    super(options);
    this.#most = most;
  }

  /**
   * Its room is taken at once for all keys: most limits are never asked, and all of them delay the start by
   * 0.27 s.
   */
  get #keys(): LRUCache<string, true> {
    this.#counted ??= new LRUCache({
      max: this.#most,
      dispose: (_value, key, reason) => {
        if (reason === 'evict') void super.delete(key);
      },
    });
    return this.#counted;
  }

  /** How many keys are counted for. */
  get size(): number {
    return this.#counted?.size ?? 0;
  }

  override consume(...parameters: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.#keys.set(String(parameters[0]), true);
    return super.consume(...parameters);
  }

  override penalty(...parameters: Parameters<RateLimiterMemory['penalty']>): Promise<RateLimiterRes> {
    this.#keys.set(String(parameters[0]), true);
    return super.penalty(...parameters);
  }

  override set(...parameters: Parameters<RateLimiterMemory['set']>): Promise<RateLimiterRes> {
    this.#keys.set(String(parameters[0]), true);
    return super.set(...parameters);
  }

  override delete(...parameters: Parameters<RateLimiterMemory['delete']>): Promise<boolean> {
    this.#counted?.delete(String(parameters[0]));
    return super.delete(...parameters);
  }
}
