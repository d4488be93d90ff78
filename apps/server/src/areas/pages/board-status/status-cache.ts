import { setTimeout } from 'node:timers/promises';
import type { BoardStatus, MailStatus } from '@waymark/contract/pages/board-status';
import type { Kysely } from 'kysely';
import type { Changes } from '../../../platform/changes.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { isMailRead } from '../../../platform/mail-delivery/deliver-mail.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { answerWithinMs, delayedAfterMinutes, keptMs } from './constants.ts';
import { findWaiting, type Waiting } from './queries.ts';
import { judgeMails, judgeWaiting, unknownWork } from './rules.ts';

interface Parts {
  database: Kysely<Tables>;
  changes: Pick<Changes, 'subscribe'>;
  index: Pick<JobIndex, 'counts'>;
  config: Pick<Config, 'demo' | 'smtpUrl'>;
  now?: () => number;
}

/** How the board does; asked of its parts a few times a minute at most, however many look. */
export function createBoardStatus({ database, changes, index, config, now = Date.now }: Parts) {
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
    const [openJobs, waiting] = await Promise.all([
      unlessAway(index.counts().then(({ jobs }) => jobs)),
      unlessAway(findWaiting(database)),
    ]);
    const at = now();
    return {
      checkedAt: new Date(at).toISOString(),
      search: { state: openJobs === null ? 'away' : 'working', openJobs, changedAt },
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
