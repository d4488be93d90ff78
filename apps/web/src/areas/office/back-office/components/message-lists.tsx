import {
  callBackNoteMaxLength,
  staffMessageLists,
  type StaffMessageList,
} from '@waymark/contract/office/staff-choices';
import type { StaffCallBack, StaffMessage } from '@waymark/contract/office/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import { paths, searchPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
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
import { useSay } from '../../../../lib/languages/say.ts';

const messageColumns = [{ name: msg`From` }, { name: msg`Message` }, { name: msg`Since` }];
const callColumns = [
  { name: msg`Who` },
  { name: msg`About` },
  { name: msg`Since` },
  { name: msg`Actions`, unnamed: true },
];
const excerptLength = 160;

export const messagesPath = (show: StaffMessageList, page = 1) =>
  listPath(paths.staffMessages, { show, page }, 'open');

const empty: Readonly<Record<StaffMessageList, string>> = {
  open: msg`What visitors write by the contact page comes here.`,
  answered: msg`What was answered stands here.`,
  spam: msg`What you sort out stands here.`,
  calls: msg`Who asks for a call comes here.`,
  called: msg`Calls that were made stand here.`,
};

interface FrameProps {
  show: StaffMessageList;
  list: Page<unknown>;
  children: ReactNode;
}

function Frame({ show, list, children }: FrameProps) {
  const say = useSay();
  return (
    <DeskList
      title={say`Messages`}
      tabs={{ label: say`Lists of messages`, choices: staffMessageLists, show, pathOf: messagesPath }}
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
  const say = useSay();
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
                  <Badge>{say`${heldBy} is answering`}</Badge>
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
  const say = useSay();
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
              {call.topic || say`Not said`}
              {call.note && (
                <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
                  {call.note}
                </span>
              )}
            </td>
            <SinceCell at={call.doneAt ?? call.at} />
            <td>
              <RowButton name={call.name} onPress={() => setAsked(call)}>
                {call.doneAt ? say`Call again` : say`Called`}
              </RowButton>
            </td>
          </tr>
        ))}
      </DataTable>
      <ReasonDialog
        open={asked !== null}
        title={isDone ? say`Call ${asked.name} again` : say`You have called ${asked?.name ?? ''}`}
        label={say`Note (optional)`}
        confirm={isDone ? say`Put it back` : say`Note it`}
        isOptional
        tone="primary"
        maxLength={callBackNoteMaxLength}
        onConfirm={save}
        onClose={() => setAsked(null)}
      />
    </Frame>
  );
}
