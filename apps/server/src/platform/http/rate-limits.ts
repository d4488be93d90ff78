import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/open-database.ts';
import { AppError } from '../errors.ts';

/** Attempts and the seconds they are counted over. Login is limited by account and by address alike. */
const limits = {
  'login-account': { points: 10, duration: 900 },
  'login-address': { points: 60, duration: 900 },
  'signup-address': { points: 20, duration: 3600 },
  'password-link-account': { points: 5, duration: 3600 },
  'password-link-address': { points: 30, duration: 3600 },
  'apply-user': { points: 60, duration: 3600 },
} as const;
export type LimitName = keyof typeof limits;

export interface RateLimits {
  /** Counts one attempt; throws `too_many_requests` with the seconds to wait when there were too many. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Forgets the attempts of a key, for example after a right password. */
  reset(name: LimitName, key: string): Promise<void>;
}

/** Counts in memory for the one embedded process, in PostgreSQL where several processes share the load. */
export function createRateLimits(opened: OpenDatabase): RateLimits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(limits)) {
    limiters.set(name as LimitName, createLimiter(opened, name, limit));
  }
  const limiterOf = (name: LimitName) => limiters.get(name) as RateLimiterAbstract;
  return {
    async consume(name, key) {
      try {
        await limiterOf(name).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(refusal.msBeforeNext);
      }
    },
    async reset(name, key) {
      await limiterOf(name).delete(key);
    },
  };
}

function createLimiter(
  opened: OpenDatabase,
  name: string,
  limit: { points: number; duration: number },
): RateLimiterAbstract {
  const options = { keyPrefix: name, ...limit };
  if (opened.kind === 'embedded') return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: opened.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('too_many_requests', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
