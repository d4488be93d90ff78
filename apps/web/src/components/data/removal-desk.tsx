import type { Page } from '@waymark/contract/pagination';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useChange } from '../form/use-change.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { DeskList, RowButton } from './desk.tsx';
import { useSay } from '../../lib/languages/say.ts';

interface RemovalDeskProps<Row> extends Omit<ComponentProps<typeof DeskList>, 'list' | 'children'> {
  list: Page<Row>;
  nameOf: (row: Row) => string;
  /** The cells before the button. */
  renderCells: (row: Row) => ReactNode;
  question: string;
  consequenceOf: (row: Row) => string;
  remove: (row: Row) => Promise<{ message: string }>;
}

/** A list page of the back office whose rows are added above it, and removed after a question. */
export function RemovalDesk<Row extends { id: string }>(props: RemovalDeskProps<Row>) {
  const say = useSay();
  const { list, nameOf, renderCells, question, consequenceOf, remove, ...desk } = props;
  const { change } = useChange();
  const [asked, setAsked] = useState<Row | null>(null);
  const close = () => setAsked(null);

  async function confirm() {
    if (asked) await change(remove(asked), close);
  }

  return (
    <>
      <DeskList {...desk} list={list}>
        {list.data.map((row) => (
          <tr key={row.id}>
            {renderCells(row)}
            <td>
              <RowButton name={nameOf(row)} onPress={() => setAsked(row)}>
                {say`Remove`}
              </RowButton>
            </td>
          </tr>
        ))}
      </DeskList>
      <ConfirmDialog
        open={asked !== null}
        title={question}
        confirm={say`Remove`}
        onConfirm={confirm}
        onClose={close}
      >
        {asked && consequenceOf(asked)}
      </ConfirmDialog>
    </>
  );
}
