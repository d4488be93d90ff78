import type { Conversations } from '@waymark/contract/hiring/conversations';
import { callApi } from '../../../../lib/api-client.ts';

/** A page of one's conversations; `before` is the place where the page before it ended. */
export function listConversations(show: 'all' | 'unread', before?: string): Promise<Conversations> {
  return callApi('GET /conversations', { query: { show, ...(before && { before }) } });
}
