import type { MailStatus, PartState, WaitingWork } from '@waymark/contract/pages/board-status';
import { delayedAfterSeconds } from './constants.ts';

const minuteMs = 60_000;

/** How work does whose oldest piece has been due since then; null for work without any. */
export function judgeWaiting(dueSince: Date | null, delayedAfterMinutes: number, now: number): WaitingWork {
  const minutes = dueSince === null ? 0 : Math.max(0, Math.floor((now - dueSince.getTime()) / minuteMs));
  return { state: minutes > delayedAfterMinutes ? 'delayed' : 'working', minutes };
}

/** How a search does that shows the board as it was so many seconds ago; null while its engine is away. */
export function judgeLag(seconds: number | null): PartState {
  if (seconds === null) return 'away';
  return seconds > delayedAfterSeconds.search ? 'delayed' : 'working';
}

interface Mails {
  mails: Date | null;
  mailsGivenUp: number;
  mailsUnsent: number;
}

/** A mail that its recipient's server refused says nothing about the board; any other that was given up does. */
export function judgeMails(
  { mails, mailsGivenUp: givenUp, mailsUnsent }: Mails,
  delayedAfterMinutes: number,
  now: number,
): MailStatus {
  const waiting = judgeWaiting(mails, delayedAfterMinutes, now);
  return { ...waiting, state: mailsUnsent > 0 ? 'delayed' : waiting.state, givenUp };
}

export const unknownWork: WaitingWork = { state: 'away', minutes: null };
