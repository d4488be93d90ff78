import type { ReactNode } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import { moved } from '../rules.ts';
import styles from './board-settings.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface OrderedRowsProps<Item> {
  label: string;
  items: readonly Item[];
  /** Stays while the row is changed and moved. */
  keyOf: (item: Item, at: number) => string;
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  isRemovable?: (item: Item) => boolean;
  /** Buttons of the row before "Up". */
  renderActions?: (item: Item, at: number) => ReactNode;
  children: (item: Item, at: number, change: (item: Item) => void) => ReactNode;
}

/** A list in an order that is chosen: buttons move and remove each of its rows. */
export function OrderedRows<Item>(props: OrderedRowsProps<Item>) {
  const say = useSay();
  const { label, items, keyOf, nameOf, onChange, isRemovable, renderActions, children } = props;
  return (
    <ol className={ui['grid']} aria-label={label}>
      {items.map((item, at) => {
        const about = <VisuallyHidden> {nameOf(item)}</VisuallyHidden>;
        return (
          <li key={keyOf(item, at)} className={`${ui['spread']} ${styles['chosen']}`}>
            <div className={styles['rowFields']}>
              {children(item, at, (next) => onChange(items.with(at, next)))}
            </div>
            <span className={styles['rowActions']}>
              {renderActions?.(item, at)}
              <Button variant="quiet" disabled={at === 0} onClick={() => onChange(moved(items, at, -1))}>
                <span>
                  {say`Up`}
                  {about}
                </span>
              </Button>
              <Button
                variant="quiet"
                disabled={at === items.length - 1}
                onClick={() => onChange(moved(items, at, 1))}
              >
                <span>
                  {say`Down`}
                  {about}
                </span>
              </Button>
              {isRemovable?.(item) && (
                <Button variant="quiet" onClick={() => onChange(items.toSpliced(at, 1))}>
                  <span>
                    {say`Remove`}
                    {about}
                  </span>
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
