import {
  callBackNoteMaxLength,
  staffMessageLists,
  type StaffMessageList,
} from '@waymark/contract/office/staff-choices';
import type { StaffCallBack, StaffMessage } from '@waymark/contract/office/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, RowButton, SinceCell } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { listPath } from '../rules.ts';

const messageColumns = [{ name: 'From' }, { name: 'Message' }, { name: 'Since' }];
const callColumns = [
  { name: 'Who' },
  { name: 'About' },
  { name: 'Since' },
  { name: 'Actions', unnamed: true },
];
const excerptLength = 160;

export const messagesPath = (show: StaffMessageList, page = 1) =>
  listPath(paths.staffMessages, { show, page }, 'open');

const empty: Readonly<Record<StaffMessageList, string>> = {
  open: 'What visitors write by the contact page comes here.',
  answered: 'What was answered stands here.',
  spam: 'What you sort out stands here.',
  calls: 'Who asks for a call comes here.',
  called: 'Calls that were made stand here.',
};

interface FrameProps {
  show: StaffMessageList;
  list: Page<unknown>;
  children: ReactNode;
}

function Frame({ show, list, children }: FrameProps) {
  return (
    <DeskList
      title="Messages"
      tabs={{ label: 'Lists of messages', choices: staffMessageLists, show, pathOf: messagesPath }}
      list={list}
      pathOfPage={(page) => messagesPath(show, page)}
      empty={<EmptyDesk>{empty[show]}</EmptyDesk>}
    >
      {children}
    </DeskList>
  );
}

/** Messages from the contact page (J-5). */
export function MessageList({ show, messages }: { show: StaffMessageList; messages: Page<StaffMessage> }) {
  return (
    <Frame show={show} list={messages}>
      <DataTable columns={messageColumns}>
        {messages.data.map(({ id, name, email, message, heldBy, at }) => (
          <tr key={id}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              <Link to={searchPath({ message: id }, paths.staffMessages)} dir="auto">
                {name}
              </Link>
              <span className={`${ui['note']} ${ui['subtitle']}`}>{email}</span>
            </th>
            <td>
              {message.length > excerptLength ? `${message.slice(0, excerptLength)}…` : message}
              {heldBy && (
                <span className={ui['cluster2']}>
                  <Badge>{heldBy} is answering</Badge>
                </span>
              )}
            </td>
            <SinceCell at={at} />
          </tr>
        ))}
      </DataTable>
    </Frame>
  );
}

/** Requests for a call, and the notes of those that were made (E-4). */
export function CallList({ show, calls }: { show: StaffMessageList; calls: Page<StaffCallBack> }) {
  const { change } = useChange();
  const [asked, setAsked] = useState<StaffCallBack | null>(null);
  const isDone = asked?.doneAt != null;

  async function save(note: string) {
    if (!asked) return;
    const params = { callBackId: asked.id };
    const body = { done: !isDone, note: note || asked.note };
    await change(callApi('PUT /staff/call-backs/:callBackId', { params, body }), () => setAsked(null));
  }

  return (
    <Frame show={show} list={calls}>
      <DataTable columns={callColumns}>
        {calls.data.map((call) => (
          <tr key={call.id}>
            <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
              {call.name}
              <span className={`${ui['note']} ${ui['subtitle']}`}>
                <a href={`tel:${call.phone.replaceAll(/[^\d+]/g, '')}`}>{call.phone}</a>
              </span>
            </th>
            <td>
              {call.topic || 'Not said'}
              {call.note && (
                <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
                  {call.note}
                </span>
              )}
            </td>
            <SinceCell at={call.doneAt ?? call.at} />
            <td>
              <RowButton name={call.name} onPress={() => setAsked(call)}>
                {call.doneAt ? 'Call again' : 'Called'}
              </RowButton>
            </td>
          </tr>
        ))}
      </DataTable>
      <ReasonDialog
        open={asked !== null}
        title={isDone ? `Call ${asked.name} again` : `You have called ${asked?.name ?? ''}`}
        label="Note (optional)"
        confirm={isDone ? 'Put it back' : 'Note it'}
        isOptional
        tone="primary"
        maxLength={callBackNoteMaxLength}
        onConfirm={save}
        onClose={() => setAsked(null)}
      />
    </Frame>
  );
}
