import type { WaitingWork } from '@waymark/contract/site/board-status';

const minuteMs = 60_000;

/** How work does whose oldest piece has been due since then; null for work without any. */
export function judgeWaiting(dueSince: Date | null, delayedAfterMinutes: number, now: number): WaitingWork {
  const minutes = dueSince === null ? 0 : Math.max(0, Math.floor((now - dueSince.getTime()) / minuteMs));
  return { state: minutes > delayedAfterMinutes ? 'delayed' : 'working', minutes };
}

export const unknownWork: WaitingWork = { state: 'away', minutes: null };
