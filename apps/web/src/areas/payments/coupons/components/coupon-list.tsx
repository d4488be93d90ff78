import { msg } from '@waymark/contract/text/message';
import type { Page } from '@waymark/contract/pagination';
import { planCurrencies } from '@waymark/contract/payments/choices';
import type { Coupon } from '@waymark/contract/payments/coupons';
import type { StaffPlan } from '@waymark/contract/payments/staff-plans';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useBoardWords } from '../../../../lib/board-words.ts';
import desk from '../../../../components/data/desk.module.css';
import { DeskList, EmptyDesk, RowButton } from '../../../../components/data/desk.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  couponsPath,
  describeUses,
  describeWorth,
  fieldsOf,
  newCoupon,
  type CouponValues,
} from '../rules.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const columns = [
  { name: msg`Coupon` },
  { name: msg`Worth` },
  { name: msg`Until` },
  { name: msg`Used`, numeric: true },
  { name: msg`Actions`, unnamed: true },
];

interface CouponListProps {
  coupons: Page<Coupon>;
  /** The products that a coupon can be for. */
  plans: readonly StaffPlan[];
}

/** The coupons for companies, the newest first (L-30). */
export function CouponList({ coupons, plans }: CouponListProps) {
  const say = useSay();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <DeskList
        title={say`Coupons`}
        tools={<Button onClick={() => setAdding(true)}>{say`Add a coupon`}</Button>}
        intro={
          <p className={ui['note']}>
            {say`Companies enter a code at an order before they pay it, each company once. It counts as used when the order is paid; until then the order holds it for a day.`}
          </p>
        }
        list={coupons}
        pathOfPage={couponsPath}
        columns={columns}
        empty={
          <EmptyDesk title={say`No coupons yet`}>{say`Add one, and tell companies its code.`}</EmptyDesk>
        }
      >
        {coupons.data.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} plans={plans} />
        ))}
      </DeskList>
      <Dialog open={adding} title={say`Add a coupon`} onClose={() => setAdding(false)}>
        {adding && <CouponForm plans={plans} onClose={() => setAdding(false)} />}
      </Dialog>
    </>
  );
}

function CouponRow({ coupon, plans }: { coupon: Coupon; plans: readonly StaffPlan[] }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, code, lastDay, products, isOver } = coupon;
  const { press } = useChange();
  const names = products.map(
    (product) => plans.find(({ productId }) => productId === product)?.name ?? product,
  );
  return (
    <tr>
      <th scope="row" className={`${ui['semibold']} ${desk['name']}`}>
        {code}
        <span className={`${ui['note']} ${ui['subtitle']}`}>
          {names.length === 0 ? say`For every product` : say`For ${names.join(', ')}`}
        </span>
        {isOver && (
          <span className={ui['cluster2']}>
            <Badge>{say`Ended`}</Badge>
          </span>
        )}
      </th>
      <td>{say(describeWorth(coupon, locale))}</td>
      <td>{lastDay === null ? say`No end` : formatDate(words, `${lastDay}T12:00:00Z`, locale)}</td>
      <td data-numeric>{say(describeUses(coupon))}</td>
      <td>
        {!isOver && (
          <RowButton
            name={code}
            onPress={() => press(callApi('POST /staff/coupons/:couponId/end', { params: { couponId: id } }))}
          >
            {say`End`}
          </RowButton>
        )}
      </td>
    </tr>
  );
}

interface CouponFormProps {
  plans: readonly StaffPlan[];
  onClose: () => void;
}

function CouponForm({ plans, onClose }: CouponFormProps) {
  const say = useSay();
  const { change } = useChange();
  const form = useForm<CouponValues>({ defaultValues: newCoupon() });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const save = (values: CouponValues) =>
    change(callApi('POST /staff/coupons', { body: fieldsOf(values) }), onClose);
  return (
    <Form form={form} onSubmit={save} submit={say`Save`} onCancel={onClose}>
      <TextField
        label={say`Code`}
        hint={say`Letters, digits and hyphens, for example SPRING-26.`}
        autoComplete="off"
        maxLength={40}
        {...bindField(form, 'code')}
      />
      <SelectField label={say`It takes off`} {...bindField(form, 'kind')}>
        <option value="percent">{say`A percentage of the price`}</option>
        <option value="amount">{say`An amount`}</option>
      </SelectField>
      <WorthFields form={form} isPercent={kind === 'percent'} />
      <SelectField label={say`For`} {...bindField(form, 'product')}>
        <option value="">{say`Every product`}</option>
        {plans
          .filter((plan) => plan.kind !== 'free')
          .map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
      </SelectField>
      <TextField
        label={say`Last day`}
        hint={say`Empty for no end.`}
        type="date"
        {...bindField(form, 'lastDay')}
      />
      <TextField
        label={say`Uses at most`}
        hint={say`Empty for no limit.`}
        inputMode="numeric"
        {...bindField(form, 'maxUses')}
      />
    </Form>
  );
}

function WorthFields({ form, isPercent }: { form: UseFormReturn<CouponValues>; isPercent: boolean }) {
  const say = useSay();
  const { error: percentError } = form.getFieldState('percent' as 'worth', form.formState);
  const { error: amountError } = form.getFieldState('amount' as 'worth', form.formState);
  const refused = percentError?.message ?? amountError?.message;
  const { error, ...field } = bindField(form, 'worth');
  return (
    <>
      <TextField
        label={isPercent ? say`Percentage` : say`Amount`}
        inputMode="decimal"
        {...field}
        error={error ?? refused}
      />
      {!isPercent && (
        <SelectField label={say`Currency`} {...bindField(form, 'currency')}>
          {planCurrencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}
