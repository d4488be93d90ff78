import { staffMessageLists, type StaffMessageList } from '@waymark/contract/office/choices/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import type {
  StaffCallBack,
  StaffMessage,
  StaffMessageDetail,
} from '@waymark/contract/office/staff-messages';
import { callApi } from '../../../../lib/api-client.ts';
import { readPage } from '../../../../lib/list-address.ts';
import { readChoice } from '../rules.ts';

export interface LoadedMessages {
  show: StaffMessageList;
  /** One of the three: messages, calls, or the message that the address names. */
  messages: Page<StaffMessage> | null;
  calls: Page<StaffCallBack> | null;
  message: StaffMessageDetail | null;
}

/** What the address asks for. */
export async function loadMessages(search: URLSearchParams): Promise<LoadedMessages> {
  const show = readChoice(search, staffMessageLists);
  const page = readPage(search);
  const nothing = { show, messages: null, calls: null, message: null };
  const messageId = search.get('message');
  if (messageId) {
    const { data } = await callApi('GET /staff/messages/:messageId', { params: { messageId } });
    return { ...nothing, message: data };
  }
  if (show === 'calls' || show === 'called') {
    return { ...nothing, calls: await callApi('GET /staff/call-backs', { query: { show, page } }) };
  }
  return { ...nothing, messages: await callApi('GET /staff/messages', { query: { state: show, page } }) };
}
