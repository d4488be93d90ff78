import { zodResolver } from '@hookform/resolvers/zod';
import { packageDraftSchema, type PackageDraft } from '@waymark/contract/payments/career-services';
import { refundTermsMaxLength } from '@waymark/contract/payments/choices';
import type { StaffPackage } from '@waymark/contract/payments/staff-packages';
import { formatCount } from '@waymark/contract/text/format';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DataTable } from '../../../../components/data/data-table.tsx';
import styles from '../../../../components/data/desk.module.css';
import { RowButton } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';

const columns = [
  { name: 'Package' },
  { name: 'Price', numeric: true },
  { name: 'Orders', numeric: true },
  { name: 'Actions', unnamed: true },
];

/** The packages for candidates, in the order of the page that sells them (D-1). */
export function PackageList({ packages }: { packages: readonly StaffPackage[] }) {
  const [edited, setEdited] = useState<StaffPackage | 'new' | null>(null);
  const offered = packages.filter(({ retiredAt }) => retiredAt === null);
  return (
    <>
      <PageHeading tools={<Button onClick={() => setEdited('new')}>Add a package</Button>}>
        Packages
      </PageHeading>
      <p className={ui['note']}>
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
              onEdit={() => setEdited(one)}
            />
          ))}
        </DataTable>
      )}
      <Dialog
        open={edited !== null}
        title={edited === 'new' || edited === null ? 'Add a package' : `Edit ${edited.packageName}`}
        onClose={() => setEdited(null)}
      >
        {edited && <PackageForm known={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </>
  );
}

interface PackageRowProps {
  item: StaffPackage;
  /** Among those on sale; -1 for a retired one. */
  place: number;
  last: number;
  onEdit: () => void;
}

function PackageRow({ item, place, last, onEdit }: PackageRowProps) {
  const { productId, packageName, packagePrice, packageDescription, orders } = item;
  const isRetired = place < 0;
  const { press } = useChange();
  const params = { productId };
  const move = (direction: 'up' | 'down') =>
    press(callApi('PUT /staff/packages/:productId/place', { params, body: { direction } }));
  const retire = (retired: boolean) =>
    press(callApi('PUT /staff/packages/:productId/retired', { params, body: { retired } }));
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${styles['name']}`}>
        {packageName}
        <span className={`${ui['note']} ${ui['subtitle']}`}>{packageDescription}</span>
        <span className={ui['cluster2']}>
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
        <div className={`${ui['wrap']} ${styles['tools']}`}>
          <RowButton name={packageName} onPress={onEdit}>
            Edit
          </RowButton>
          {place > 0 && (
            <RowButton name={packageName} onPress={() => move('up')}>
              Up
            </RowButton>
          )}
          {!isRetired && place < last && (
            <RowButton name={packageName} onPress={() => move('down')}>
              Down
            </RowButton>
          )}
          <RowButton name={packageName} onPress={() => retire(!isRetired)}>
            {isRetired ? 'Sell again' : 'Take off sale'}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}

function PackageForm({ known, onClose }: { known: StaffPackage | null; onClose: () => void }) {
  const { change } = useChange();
  const form = useForm({
    resolver: zodResolver(packageDraftSchema),
    defaultValues: {
      productId: known?.productId ?? '',
      packageName: known?.packageName ?? '',
      packagePrice: known?.packagePrice ?? 0,
      packageDescription: known?.packageDescription ?? '',
      refundTerms: known?.refundTerms ?? '',
      checkoutLink: known?.checkoutLink ?? '/',
    },
  });
  const save = ({ productId, ...fields }: PackageDraft) =>
    change(
      known
        ? callApi('PUT /staff/packages/:productId', {
            params: { productId: known.productId },
            body: fields,
          })
        : callApi('POST /staff/packages', { body: { productId, ...fields } }),
      onClose,
    );
  return (
    <Form form={form} onSubmit={save} submit="Save" onCancel={onClose}>
      <TextField
        label="Id at the checkout"
        hint="What its webhooks call it. It cannot be changed later."
        readOnly={known !== null}
        autoComplete="off"
        {...bindField(form, 'productId')}
      />
      <TextField label="Name" {...bindField(form, 'packageName')} />
      <TextField
        label="Price in dollars"
        type="number"
        min={0}
        step={0.01}
        {...bindField(form, 'packagePrice', { valueAsNumber: true })}
      />
      <TextArea label="Description" rows={3} {...bindField(form, 'packageDescription')} />
      <TextArea
        label="Refund terms"
        hint="Candidates read them before they pay. Orders keep the terms they were sold with."
        rows={3}
        maxLength={refundTermsMaxLength}
        {...bindField(form, 'refundTerms')}
      />
      <TextField
        label="Link at the checkout"
        hint="A path, for example /buy/one."
        {...bindField(form, 'checkoutLink')}
      />
    </Form>
  );
}
