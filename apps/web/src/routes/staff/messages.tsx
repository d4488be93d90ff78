import { staffMessageLists } from '@waymark/contract/office/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { MessageDesk } from '../../areas/office/back-office/components/message-desk.tsx';
import { CallList, MessageList } from '../../areas/office/back-office/components/message-lists.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { readPage } from '../../lib/list-address.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Messages`);

/** Messages, calls, or the message that the address names. */
export const clientLoader = staffLoader('moderator', async (search) => {
  const messageId = search.get('message');
  if (messageId) {
    const { data } = await callApi('GET /staff/messages/:messageId', { params: { messageId } });
    return { message: data };
  }
  const show = readChoice(search, staffMessageLists);
  const page = readPage(search);
  return show === 'calls' || show === 'called'
    ? { show, calls: await callApi('GET /staff/call-backs', { query: { show, page } }) }
    : { show, messages: await callApi('GET /staff/messages', { query: { state: show, page } }) };
});

export default function StaffMessages() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.messages && <MessageList {...loaded} />}
      {loaded?.calls && <CallList {...loaded} />}
      {loaded?.message && <MessageDesk key={loaded.message.id} message={loaded.message} />}
    </StaffArea>
  );
}
