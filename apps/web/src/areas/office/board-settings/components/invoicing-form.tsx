import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { countries } from '@waymark/contract/places/choices';
import { useState } from 'react';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';

/** How companies are invoiced, and the tax that prices contain. */
export function InvoicingForm({ initial }: { initial: StoredSettings['invoicing'] }) {
  const setting = useSetting('invoicing', initial);
  const { value, change, errorAt } = setting;
  // As it is typed: "7." is on the way to "7.7".
  const [rate, setRate] = useState(String(value.taxRate / 100));
  return (
    <SettingCard title="Tax and invoices" setting={setting}>
      <p>
        Prices contain the tax: receipts and invoices say how much of it. Invoices name the operator, so enter
        its name and address above first.
      </p>
      <CheckboxField
        label="Companies may pay by invoice"
        checked={value.isOffered}
        error={errorAt('isOffered')}
        onChange={(event) => change({ ...value, isOffered: event.currentTarget.checked })}
      />
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField
          label="Name of the tax"
          value={value.taxName}
          error={errorAt('taxName')}
          onChange={(event) => change({ ...value, taxName: event.currentTarget.value })}
        />
        <TextField
          label="Rate in percent"
          inputMode="decimal"
          value={rate}
          error={errorAt('taxRate')}
          onChange={(event) => {
            setRate(event.currentTarget.value);
            change({ ...value, taxRate: Math.round(Number(event.currentTarget.value) * 100) });
          }}
        />
      </div>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <SelectField
          label="Country of the operator"
          value={value.country ?? ''}
          error={errorAt('country')}
          onChange={(event) => change({ ...value, country: event.currentTarget.value || null })}
        >
          <option value="">Not chosen</option>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </SelectField>
        <TextField
          label="Days until an invoice is due"
          inputMode="numeric"
          value={Number.isNaN(value.dueDays) ? '' : String(value.dueDays)}
          error={errorAt('dueDays')}
          onChange={(event) => change({ ...value, dueDays: Number.parseInt(event.currentTarget.value, 10) })}
        />
      </div>
    </SettingCard>
  );
}
