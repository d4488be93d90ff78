import { setTimeout } from 'node:timers/promises';
import type { BoardStatus, MailStatus } from '@waymark/contract/pages/board-status';
import type { Kysely } from 'kysely';
import type { Changes } from '../../../platform/changes.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { isMailRead } from '../../../platform/mail-delivery/deliver-mail.ts';
import { createEngineLag } from '../../search/engine/lag-cache.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { answerWithinMs, delayedAfterMinutes, keptMs } from './constants.ts';
import { findWaiting, type Waiting } from './queries.ts';
import { judgeLag, judgeMails, judgeWaiting, unknownWork } from './rules.ts';

interface Parts {
  database: Kysely<Tables>;
  changes: Pick<Changes, 'subscribe'>;
  index: Pick<JobIndex, 'counts'>;
  config: Pick<Config, 'demo' | 'smtpUrl' | 'searchEngine'>;
  /** The seconds by which a search engine is behind; rejects while it is away. Undefined without one. */
  engineLag?: (() => Promise<number>) | undefined;
  now?: () => number;
}

/** How the board does; asked of its parts a few times a minute at most, however many look. */
export function createBoardStatus(parts: Parts) {
  const { database, changes, index, config, now = Date.now } = parts;
  const { engineLag = createEngineLag(config.searchEngine) } = parts;
  let changedAt: string | null = null;
  const noteChange = () => void (changedAt = new Date(now()).toISOString());
  changes.subscribe({
    changed(told) {
      if (told.some(({ kind }) => kind === 'job')) noteChange();
    },
    lost: noteChange,
  });
  let kept: { at: number; status: Promise<BoardStatus> } | undefined;

  async function look(): Promise<BoardStatus> {
    const [openJobs, waiting, lag] = await Promise.all([
      unlessAway(index.counts().then(({ jobs }) => jobs)),
      unlessAway(findWaiting(database)),
      unlessAway(engineLag?.() ?? Promise.resolve(0)),
    ]);
    const at = now();
    return {
      checkedAt: new Date(at).toISOString(),
      search: { state: openJobs === null ? 'away' : judgeLag(lag), openJobs, changedAt },
      database: waiting ? 'working' : 'away',
      work: waiting ? judgeWaiting(waiting.work, delayedAfterMinutes.work, at) : unknownWork,
      mails: describeMails(waiting, at),
      lastImport: waiting?.lastImport?.toISOString() ?? null,
    };
  }

  function describeMails(waiting: Waiting | null, at: number): MailStatus {
    if (!waiting) return { ...unknownWork, givenUp: null };
    const judged = judgeMails(waiting, delayedAfterMinutes.mails, at);
    return isMailRead(config) ? judged : { ...judged, state: 'away' };
  }

  return (): Promise<BoardStatus> => {
    if (!kept || now() - kept.at >= keptMs) kept = { at: now(), status: look() };
    return kept.status;
  };
}

/** Null for what does not answer, or not in time: only the log says why. */
async function unlessAway<T>(answer: Promise<T>): Promise<T | null> {
  const patience = new AbortController();
  const late = setTimeout(answerWithinMs, null, { signal: patience.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([answer, late]);
  } catch {
    return null;
  } finally {
    patience.abort();
  }
}
