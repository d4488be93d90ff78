import type { Say } from '@waymark/contract/text/say';
import { zodResolver } from '@hookform/resolvers/zod';
import { packageDraftSchema, type PackageDraft } from '@waymark/contract/payments/career-services';
import { planCurrencies, refundTermsMaxLength } from '@waymark/contract/payments/choices';
import { minorUnitsOf } from '@waymark/contract/payments/prices';
import type { StaffPackage } from '@waymark/contract/payments/staff-packages';
import { formatCount, formatMoney } from '@waymark/contract/text/format';
import type { z } from '@waymark/contract/zod';
import type { Locale } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { RowButton } from '../../../../components/data/desk.tsx';
import { EmptyState } from '../../../../components/data/empty-state.tsx';
import { SaleDesk } from '../../../../components/data/sale-desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { callApi } from '../../../../lib/api-client.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Package` },
  { name: msg`Price`, numeric: true },
  { name: msg`Orders`, numeric: true },
  { name: msg`Actions`, unnamed: true },
];

/** The packages for candidates, in the order of the page that sells them (D-1). */
export function PackageList({ packages }: { packages: readonly StaffPackage[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <SaleDesk
      title={say`Packages`}
      add={say`Add a package`}
      note={say`Visitors see these in this order, without the first one: the page of products leaves out whatever comes first, so that a package can be sold by a link alone. The one after it is highlighted.`}
      columns={columns}
      items={packages}
      empty={
        <EmptyState title={say`Nothing is sold`}>
          {say`Add a package, and then another one for visitors to see.`}
        </EmptyState>
      }
      rowOf={(row, place) => rowOf(say, row, place, locale)}
      move={({ productId }, direction) =>
        callApi('PUT /staff/packages/:productId/place', { params: { productId }, body: { direction } })
      }
      renderTools={({ productId, packageName }, isRetired, press) => (
        <RowButton
          name={packageName}
          onPress={() =>
            press(
              callApi('PUT /staff/packages/:productId/retired', {
                params: { productId },
                body: { retired: !isRetired },
              }),
            )
          }
        >
          {isRetired ? say`Sell again` : say`Take off sale`}
        </RowButton>
      )}
      renderForm={(known, close) => <PackageForm known={known ?? null} onClose={close} />}
    />
  );
}

function rowOf(
  say: Say,
  { productId, packageName, packagePrice, currency, packageDescription, orders }: StaffPackage,
  place: number,
  language: Locale,
) {
  return {
    id: productId,
    name: packageName,
    description: packageDescription,
    price: formatMoney(minorUnitsOf(packagePrice, currency), currency, language),
    badges: (
      <>
        {place === 0 && <Badge>{say`Never shown: the first of the list`}</Badge>}
        {place === 1 && <Badge tone="good">{say`Highlighted`}</Badge>}
      </>
    ),
    cells: (
      <td data-numeric data-label={say`Orders`}>
        {formatCount(orders, language)}
      </td>
    ),
  };
}

function PackageForm({ known, onClose }: { known: StaffPackage | null; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const form = useForm({
    resolver: zodResolver(packageDraftSchema),
    defaultValues: {
      productId: known?.productId ?? '',
      packageName: known?.packageName ?? '',
      packagePrice: known?.packagePrice ?? 0,
      currency: planCurrencies.find((one) => one === known?.currency),
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
    <Form form={form} onSubmit={save} submit={say`Save`} onCancel={onClose}>
      <TextField
        label={say`Id at the checkout`}
        hint={say`What its webhooks call it. It cannot be changed later.`}
        readOnly={known !== null}
        autoComplete="off"
        {...bindField(form, 'productId')}
      />
      <PriceFields form={form} isNew={known === null} />
      <TextArea label={say`Description`} rows={3} {...bindField(form, 'packageDescription')} />
      <TextArea
        label={say`Refund terms`}
        hint={say`Candidates read them before they pay. Orders keep the terms they were sold with.`}
        rows={3}
        maxLength={refundTermsMaxLength}
        {...bindField(form, 'refundTerms')}
      />
      <TextField
        label={say`Link at the checkout`}
        hint={say`A path, for example /buy/one.`}
        {...bindField(form, 'checkoutLink')}
      />
    </Form>
  );
}

interface PriceFieldsProps {
  form: UseFormReturn<z.input<typeof packageDraftSchema>, unknown, PackageDraft>;
  isNew: boolean;
}

function PriceFields({ form, isNew }: PriceFieldsProps) {
  const say = useSay();
  return (
    <>
      <TextField label={say`Name`} {...bindField(form, 'packageName')} />
      <TextField
        label={say`Price`}
        type="number"
        min={0}
        step={0.01}
        {...bindField(form, 'packagePrice', { valueAsNumber: true })}
      />
      <SelectField
        label={say`Currency`}
        {...bindField(form, 'currency', { setValueAs: (value: string) => value || undefined })}
      >
        {isNew && <option value="">{say`The board’s first one`}</option>}
        {planCurrencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
    </>
  );
}
