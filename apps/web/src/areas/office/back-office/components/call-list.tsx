import {
  callBackNoteMaxLength,
  type StaffMessageList,
} from '@waymark/contract/office/choices/staff-messages';
import type { Page } from '@waymark/contract/pagination';
import type { StaffCallBack } from '@waymark/contract/office/staff-messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { formatSince } from '../../../../lib/format-since.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { markCallBack } from '../api/change-message.ts';
import { MessageFrame } from './message-frame.tsx';
import { RowButton } from './row-button.tsx';

const columns = [{ name: 'Who' }, { name: 'About' }, { name: 'Since' }, { name: 'Actions', unnamed: true }];

/** Who asked to be called, and what came of it (E-4). */
export function CallList({ show, calls }: { show: StaffMessageList; calls: Page<StaffCallBack> }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<StaffCallBack | null>(null);
  const isDone = asked?.doneAt != null;

  async function mark(note: string) {
    if (!asked) return;
    showSuccess(await markCallBack(asked.id, { done: !isDone, note: note || asked.note }));
    setAsked(null);
    await revalidate();
  }

  return (
    <MessageFrame show={show} list={calls}>
      <DataTable columns={columns}>
        {calls.data.map((call) => (
          <tr key={call.id}>
            <th scope="row" className={styles['name']}>
              {call.name}
              <span className={styles['detail']}>
                <a href={`tel:${call.phone.replaceAll(/[^\d+]/g, '')}`}>{call.phone}</a>
              </span>
            </th>
            <td>
              {call.topic || 'Not said'}
              {call.note && <span className={styles['detail']}>{call.note}</span>}
            </td>
            <td className={styles['since']}>
              <time dateTime={call.doneAt ?? call.at}>{formatSince(call.doneAt ?? call.at)}</time>
            </td>
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
        onConfirm={mark}
        onClose={() => setAsked(null)}
      />
    </MessageFrame>
  );
}
