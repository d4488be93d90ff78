import { staffMessageLists } from '@waymark/contract/office/choices/staff-messages';
import type { StaffMessageList } from '@waymark/contract/office/choices/staff-messages';
import type {
  StaffCallBack,
  StaffMessage,
  StaffMessageDetail,
} from '@waymark/contract/office/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { useLoaderData, Link } from 'react-router';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { CallList } from '../../areas/office/back-office/components/call-list.tsx';
import { MessageDesk } from '../../areas/office/back-office/components/message-desk.tsx';
import { MessageFrame } from '../../areas/office/back-office/components/message-frame.tsx';
import { readChoice } from '../../areas/office/back-office/rules.ts';
import { DataTable } from '../../components/data/data-table.tsx';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { Badge } from '../../components/data/tag.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { callApi } from '../../lib/api-client.ts';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { formatSince } from '../../lib/format-since.ts';
import { readPage } from '../../lib/list-address.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';
import styles from '../../components/data/desk.module.css';

const columns = [{ name: 'From' }, { name: 'Message' }, { name: 'Since' }];

const shownCharacters = 160;

export const meta = () => privatePageMeta('Messages');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (!(await hasStaffRole('moderator', pathname))) return null;
  return loadMessages(searchParams);
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffMessages() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">
      {loaded?.messages && <MessageList show={loaded.show} messages={loaded.messages} />}
      {loaded?.calls && <CallList show={loaded.show} calls={loaded.calls} />}
      {loaded?.message && <MessageDesk key={loaded.message.id} message={loaded.message} />}
    </StaffArea>
  );
}

interface LoadedMessages {
  show: StaffMessageList;
  /** One of the three: messages, calls, or the message that the address names. */
  messages: Page<StaffMessage> | null;
  calls: Page<StaffCallBack> | null;
  message: StaffMessageDetail | null;
}

/** What the address asks for. */
async function loadMessages(search: URLSearchParams): Promise<LoadedMessages> {
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

/** What visitors wrote by the contact page (J-5). */
function MessageList({ show, messages }: { show: StaffMessageList; messages: Page<StaffMessage> }) {
  return (
    <MessageFrame show={show} list={messages}>
      <DataTable columns={columns}>
        {messages.data.map(({ id, name, email, message, heldBy, at }) => (
          <tr key={id}>
            <th scope="row" className={styles['name']}>
              <Link to={searchPath({ message: id }, paths.staffMessages)}>{name}</Link>
              <span className={styles['detail']}>{email}</span>
            </th>
            <td>
              {message.length > shownCharacters ? `${message.slice(0, shownCharacters)}…` : message}
              {heldBy && (
                <span className={styles['badges']}>
                  <Badge>{heldBy} is answering</Badge>
                </span>
              )}
            </td>
            <td className={styles['since']}>
              <time dateTime={at}>{formatSince(at)}</time>
            </td>
          </tr>
        ))}
      </DataTable>
    </MessageFrame>
  );
}
