import type { Counters } from '@waymark/contract/office/counters';
import { create } from 'zustand';
import { callApi } from './api-client.ts';

/** How much waits for the signed-in member, as the navigation of their area shows it (L-34). */
export const useCounters = create<Counters>(() => ({}));

/** Counts are not asked for more often than this. */
const intervalMs = 30_000;

let last: { userId: string; at: number } | undefined;

export function setUnread(unread: number): void {
  useCounters.setState({ unread });
}

/** Before another member's are known, and after signing out. */
export function clearCounters(): void {
  last = undefined;
  useCounters.setState({}, true);
}

/** Counts again in the background; a failure keeps the old counts. */
export async function refreshCounters(userId: string): Promise<void> {
  if (last?.userId !== userId) clearCounters();
  else if (Date.now() - last.at < intervalMs) return;
  last = { userId, at: Date.now() };
  try {
    const { data } = await callApi('GET /own-counters');
    if (last.userId === userId) useCounters.setState(data, true);
  } catch {
    // The next page asks again.
  }
}
