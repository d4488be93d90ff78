import { useState, type ComponentProps, type ReactNode } from 'react';
import ui from '../../styles/primitives.module.css';
import { Button } from '../form/button.tsx';
import { useChange } from '../form/use-change.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { DataTable } from './data-table.tsx';
import { RowButton } from './desk.tsx';
import { Badge } from './tag.tsx';
import styles from './desk.module.css';
import { useSay } from '../../lib/languages/say.ts';

type Press = ReturnType<typeof useChange>['press'];

/** What a row shows of an item. */
interface SaleRow {
  id: string;
  name: string;
  description: string;
  badges: ReactNode;
  price: string;
  /** The cells after the price. */
  cells: ReactNode;
}

interface SaleDeskProps<Item> {
  title: string;
  /** What the button says that adds an item. */
  add: string;
  note: string;
  columns: ComponentProps<typeof DataTable>['columns'];
  items: readonly Item[];
  /** In place of the table where there are none. */
  empty?: ReactNode;
  /** `place` is that among those on sale; -1 for a retired one. */
  rowOf: (item: Item, place: number) => SaleRow;
  move: (item: Item, direction: 'up' | 'down') => Parameters<Press>[0];
  /** Tools after those that move the item. */
  renderTools: (item: Item, isRetired: boolean, press: Press) => ReactNode;
  renderForm: (known: Item | undefined, close: () => void) => ReactNode;
}

/** What is sold, in the order in which it is offered. */
export function SaleDesk<Item extends { retiredAt: string | null }>(props: SaleDeskProps<Item>) {
  const say = useSay();
  const { title, add, note, columns, items, empty, rowOf, renderForm } = props;
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const offered = items.filter(({ retiredAt }) => retiredAt === null);
  const known = edited === 'new' || edited === null ? undefined : edited;
  const close = () => setEdited(null);
  return (
    <>
      <PageHeading tools={<Button onClick={() => setEdited('new')}>{add}</Button>}>{title}</PageHeading>
      <p className={ui['note']} dir="auto">
        {note}
      </p>
      {items.length === 0 && empty ? (
        empty
      ) : (
        <DataTable columns={columns}>
          {items.map((item) => (
            <ItemRow
              key={rowOf(item, 0).id}
              {...props}
              item={item}
              place={offered.indexOf(item)}
              last={offered.length - 1}
              onEdit={() => setEdited(item)}
            />
          ))}
        </DataTable>
      )}
      <Dialog open={edited !== null} title={known ? say`Edit ${rowOf(known, 0).name}` : add} onClose={close}>
        {edited && renderForm(known, close)}
      </Dialog>
    </>
  );
}

interface ItemRowProps<Item> extends Pick<SaleDeskProps<Item>, 'rowOf' | 'move' | 'renderTools'> {
  item: Item;
  place: number;
  last: number;
  onEdit: () => void;
}

function ItemRow<Item>({ item, place, last, rowOf, move, renderTools, onEdit }: ItemRowProps<Item>) {
  const say = useSay();
  const { press } = useChange();
  const { name, description, badges, price, cells } = rowOf(item, place);
  const isRetired = place < 0;
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        {name}
        <span className={`${ui['note']} ${ui['subtitle']}`} dir="auto">
          {description}
        </span>
        <span className={`${ui['cluster2']} ${styles['badges']}`}>
          {isRetired && <Badge>{say`Off sale`}</Badge>}
          {badges}
        </span>
      </th>
      <td data-numeric data-label={say`Price`} className={styles['figure']}>
        {price}
      </td>
      {cells}
      <td>
        <div className={`${ui['wrap']} ${styles['tools']} ${styles['manyTools']}`}>
          <RowButton name={name} onPress={onEdit}>
            {say`Edit`}
          </RowButton>
          {place > 0 && (
            <RowButton name={name} onPress={() => press(move(item, 'up'))}>
              {say`Up`}
            </RowButton>
          )}
          {!isRetired && place < last && (
            <RowButton name={name} onPress={() => press(move(item, 'down'))}>
              {say`Down`}
            </RowButton>
          )}
          {renderTools(item, isRetired, press)}
        </div>
      </td>
    </tr>
  );
}
