import type { StaffMessageList } from '@waymark/contract/office/choices/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import type { StaffMessage } from '@waymark/contract/office/staff-messages';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { Badge } from '../../../../components/data/tag.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { MessageFrame } from './message-frame.tsx';

const columns = [{ name: 'From' }, { name: 'Message' }, { name: 'Since' }];
const shownCharacters = 160;

/** What visitors wrote by the contact page (J-5). */
export function MessageList({ show, messages }: { show: StaffMessageList; messages: Page<StaffMessage> }) {
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
