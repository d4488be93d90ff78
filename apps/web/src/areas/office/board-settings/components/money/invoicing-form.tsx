import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { outsideRules, taxModes } from '@waymark/contract/payments/choices';
import { countries } from '@waymark/contract/places/choices';
import { countryOptions } from '@waymark/contract/text/country-names';
import { useLocale } from '../../../../../lib/languages/language.ts';
import { CheckboxField } from '../../../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../../../components/form/select-field.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import ui from '../../../../../styles/primitives.module.css';
import styles from '../board-settings.module.css';
import { SettingCard } from '../setting-card.tsx';
import { useSetting, type Setting } from '../use-setting.ts';
import { useTypedNumber } from '../use-typed-number.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

/** How companies are invoiced, and the tax that prices contain. */
export function InvoicingForm({ initial }: { initial: StoredSettings['invoicing'] }) {
  const say = useSay();
  const locale = useLocale();
  const setting = useSetting('invoicing', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Tax and invoices`} setting={setting}>
      <p>
        {say`Prices contain the tax: invoices say how much of it. Invoices name the operator as the seller, so enter it above first.`}
      </p>
      <CheckboxField
        label={say`Companies may pay by invoice`}
        checked={value.isOffered}
        error={errorAt('isOffered')}
        onChange={(event) => change({ ...value, isOffered: event.currentTarget.checked })}
      />
      <Rate setting={setting} />
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <SelectField
          label={say`Country of the operator`}
          value={value.country ?? ''}
          error={errorAt('country')}
          onChange={(event) => change({ ...value, country: event.currentTarget.value || null })}
        >
          <option value="">{say`Not chosen`}</option>
          {countryOptions(countries, locale).map(({ value: country, label }) => (
            <option key={country} value={country}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say`Days until an invoice is due`}
          inputMode="numeric"
          value={Number.isNaN(value.dueDays) ? '' : String(value.dueDays)}
          error={errorAt('dueDays')}
          onChange={(event) => change({ ...value, dueDays: Number.parseInt(event.currentTarget.value, 10) })}
        />
      </div>
      <Abroad setting={setting} />
    </SettingCard>
  );
}

/** The choice of a list by its value; the first one is the product's. */
function chosen<Value extends string>(
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
  value: string,
) {
  return (choices.find((one) => one.value === value) ?? choices[0]).value;
}

/** The rate at home, and where it comes from. */
function Rate({ setting: { value, change, errorAt } }: { setting: Setting<'invoicing'> }) {
  const say = useSay();
  const rate = useTypedNumber({
    value: value.taxRate,
    read: (typed) => Math.round(Number(typed) * 100),
    write: (taxRate) => String(taxRate / 100),
    onChange: (taxRate) => change({ ...value, taxRate }),
  });
  return (
    <>
      <SelectField
        label={say`Rate of the tax`}
        value={value.taxMode}
        error={errorAt('taxMode')}
        onChange={(event) => change({ ...value, taxMode: chosen(taxModes, event.currentTarget.value) })}
      >
        {taxModes.map(({ value: mode, label }) => (
          <option key={mode} value={mode}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField
          label={say`Name of the tax`}
          value={value.taxName}
          error={errorAt('taxName')}
          onChange={(event) => change({ ...value, taxName: event.currentTarget.value })}
        />
        <TextField label={say`Rate in percent`} inputMode="decimal" error={errorAt('taxRate')} {...rate} />
      </div>
    </>
  );
}

/** What is charged to buyers in other countries, the wording of an exemption, and how papers are numbered. */
function Abroad({ setting: { value, change, errorAt } }: { setting: Setting<'invoicing'> }) {
  const say = useSay();
  const bind = (field: 'exemptNote' | 'invoicePrefix' | 'creditPrefix') => ({
    value: value[field],
    error: errorAt(field),
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ ...value, [field]: event.currentTarget.value }),
  });
  return (
    <>
      {value.taxMode === 'small-business' && (
        <TextField
          label={say`Why there is no tax`}
          hint={say`Stands on each invoice. Empty: as the law of your country words it.`}
          {...bind('exemptNote')}
        />
      )}
      <CheckboxField
        label={say`We take part in the one-stop shop (OSS): buyers without a VAT number in other states of the European Union pay the rate of their country`}
        checked={value.usesOss}
        error={errorAt('usesOss')}
        onChange={(event) => change({ ...value, usesOss: event.currentTarget.checked })}
      />
      <SelectField
        label={say`Charged without tax outside the European Union`}
        hint={say`For a seller outside it: in every country but its own.`}
        value={value.outside}
        error={errorAt('outside')}
        onChange={(event) => change({ ...value, outside: chosen(outsideRules, event.currentTarget.value) })}
      >
        {outsideRules.map(({ value: rule, label }) => (
          <option key={rule} value={rule}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField label={say`Prefix of invoices`} maxLength={8} {...bind('invoicePrefix')} />
        <TextField
          label={say`Prefix of credit notes`}
          hint={say`The same prefix: one range of numbers for both.`}
          maxLength={8}
          {...bind('creditPrefix')}
        />
      </div>
    </>
  );
}
