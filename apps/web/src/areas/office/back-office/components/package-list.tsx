import type { StaffPackage } from '@waymark/contract/payments/staff-packages';
import { formatCount } from '@waymark/contract/text/format-count';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { movePackage, retirePackage } from '../api/change-package.ts';
import { PackageDialog } from './package-dialog.tsx';
import { RowButton } from './row-button.tsx';

const columns = [
  { name: 'Package' },
  { name: 'Price', numeric: true },
  { name: 'Orders', numeric: true },
  { name: 'Actions', unnamed: true },
];

/** What is sold to seekers, in its order (D-1). */
export function PackageList({ packages }: { packages: readonly StaffPackage[] }) {
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<StaffPackage | 'new' | null>(null);
  const offered = packages.filter(({ retiredAt }) => retiredAt === null);

  function act(change: Promise<string>) {
    change
      .then(async (message) => {
        showSuccess(message);
        await revalidate();
      })
      .catch((failure: unknown) => showError(messageOf(failure)));
  }

  return (
    <>
      <PageHeading tools={<Button onClick={() => setEdited('new')}>Add a package</Button>}>
        Packages
      </PageHeading>
      <p className={styles['quiet']}>
        Visitors see these in this order, without the first one: the page of products leaves out whatever
        comes first, so that a package can be sold by a link alone. The one after it is highlighted.
      </p>
      {packages.length === 0 ? (
        <EmptyState title="Nothing is sold">
          Add a package, and then another one for visitors to see.
        </EmptyState>
      ) : (
        <DataTable columns={columns}>
          {packages.map((one) => (
            <PackageRow
              key={one.productId}
              item={one}
              place={offered.indexOf(one)}
              last={offered.length - 1}
              onAct={act}
              onEdit={() => setEdited(one)}
            />
          ))}
        </DataTable>
      )}
      <PackageDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

interface PackageRowProps {
  item: StaffPackage;
  /** Among those on sale; -1 for a retired one. */
  place: number;
  last: number;
  onAct: (change: Promise<string>) => void;
  onEdit: () => void;
}

function PackageRow({ item, place, last, onAct, onEdit }: PackageRowProps) {
  const { productId, packageName, packagePrice, packageDescription, orders } = item;
  const isRetired = place < 0;
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        {packageName}
        <span className={styles['detail']}>{packageDescription}</span>
        <span className={styles['badges']}>
          {isRetired && <Badge>Off sale</Badge>}
          {place === 0 && <Badge>Never shown: the first of the list</Badge>}
          {place === 1 && <Badge tone="good">Highlighted</Badge>}
        </span>
      </th>
      <td data-numeric data-label="Price" className={styles['figure']}>
        ${packagePrice.toFixed(2)}
      </td>
      <td data-numeric data-label="Orders">
        {formatCount(orders)}
      </td>
      <td>
        <div className={styles['tools']}>
          <RowButton name={packageName} onPress={onEdit}>
            Edit
          </RowButton>
          {place > 0 && (
            <RowButton name={packageName} onPress={() => onAct(movePackage(productId, 'up'))}>
              Up
            </RowButton>
          )}
          {!isRetired && place < last && (
            <RowButton name={packageName} onPress={() => onAct(movePackage(productId, 'down'))}>
              Down
            </RowButton>
          )}
          <RowButton name={packageName} onPress={() => onAct(retirePackage(productId, !isRetired))}>
            {isRetired ? 'Sell again' : 'Take off sale'}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}
