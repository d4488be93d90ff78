import { create } from 'zustand';
import { callApi } from './api-client.ts';

/** How many conversations of whoever is signed in have something unread; the sidebar says so. */
export const useUnread = create<{ unread: number }>(() => ({ unread: 0 }));

export function setUnread(unread: number): void {
  useUnread.setState({ unread });
}

/** Asks again, behind somebody's back: a failure leaves what was known. */
export async function refreshUnread(): Promise<void> {
  try {
    setUnread((await callApi('GET /conversations/unread')).data.unread);
  } catch {
    // The next page asks again.
  }
}
