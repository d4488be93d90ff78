import type { Kysely } from 'kysely';
import type { Changes } from './changes.ts';
import type { Config } from './config.ts';
import type { Notices } from './database/notices.ts';
import type { Tables } from './database/tables.ts';
import type { FileStore } from './files/file-store.ts';
import type { Queue } from './queue.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Outbound } from './outbound/outbound.ts';

/** What routes and jobs are given. Commands and queries take only the parts that they use. */
export interface Services {
  config: Config;
  database: Kysely<Tables>;
  queue: Queue;
  files: FileStore;
  rateLimits: RateLimits;
  /** Where uploads are streamed before they are checked and adopted. */
  temporaryDirectory: string;
  changes: Changes;
  notices: Notices;
  outbound: Outbound;
}
