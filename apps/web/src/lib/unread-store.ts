import { create } from 'zustand';
import { callApi } from './api-client.ts';

/** The signed-in user's count of unread conversations, as the sidebar shows it. */
export const useUnread = create<{ unread: number }>(() => ({ unread: 0 }));

export function setUnread(unread: number): void {
  useUnread.setState({ unread });
}

/** Refreshes the count in the background: a failure keeps the old one. */
export async function refreshUnread(): Promise<void> {
  try {
    setUnread((await callApi('GET /conversations/unread')).data.unread);
  } catch {
    // The next page asks again.
  }
}
