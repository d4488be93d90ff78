import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { hashSecret } from '../../../platform/ids.ts';

export interface Visitor {
  ip: string;
  userAgent: string;
}

interface Today {
  day: string;
  /** A new key each day, stored nowhere, so that stored hashes cannot be traced to a person. */
  salt: string;
  seen: LRUCache<string, true>;
  networks: LRUCache<string, number>;
}

/** About ten megabytes at most. */
const rememberedViews = 50_000;
const rememberedNetworks = 5_000;
/** A visitor that changes its user agent with each call is a program. */
const viewsPerNetwork = 1_000;

/** Remembers in memory, for the day, which visitor has looked at which job. */
export class VisitorCache {
  #today: Today | undefined;

  /** Whether this is the first look of a visitor at a job today, in UTC; a network has only so many. */
  isFirstLook({ ip, userAgent }: Visitor, jobId: string, now = new Date()): boolean {
    const day = now.toISOString().slice(0, 10);
    if (this.#today?.day !== day) this.#today = open(day);
    const { salt, seen, networks } = this.#today;
    const network = hashSecret(`${salt} ${networkOf(ip)}`);
    const look = hashSecret(`${salt} ${networkOf(ip)} ${userAgent} ${jobId}`);
    const views = networks.get(network) ?? 0;
    if (seen.get(look) || views >= viewsPerNetwork) return false;
    seen.set(look, true);
    networks.set(network, views + 1);
    return true;
  }
}

function open(day: string): Today {
  return {
    day,
    salt: randomBytes(16).toString('base64url'),
    seen: new LRUCache({ max: rememberedViews }),
    networks: new LRUCache({ max: rememberedNetworks }),
  };
}
