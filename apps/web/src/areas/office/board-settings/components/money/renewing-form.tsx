import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { msg } from '@waymark/contract/text/message';
import { CheckboxField } from '../../../../../components/form/checkbox-field.tsx';
import { TextField } from '../../../../../components/form/text-field.tsx';
import ui from '../../../../../styles/primitives.module.css';
import styles from '../board-settings.module.css';
import { SettingCard } from '../setting-card.tsx';
import { useSetting } from '../use-setting.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

const numbers = [
  { name: 'monthlyReminders', label: msg`Remind of monthly plans every … renewals (0 for never)` },
  { name: 'invoiceDays', label: msg`Days before a period its invoice is issued` },
  { name: 'unpaidDays', label: msg`Days that a plan goes on while its invoice is not paid` },
] as const;

/** How plans renew, and how prices are shown. */
export function RenewingForm({ initial }: { initial: StoredSettings['renewing'] }) {
  const say = useSay();
  const setting = useSetting('renewing', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Renewing plans and prices`} setting={setting}>
      <p>
        {say`Companies are always told before a plan renews for a year, before a trial ends and before a price rises.`}
      </p>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        {numbers.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            value={Number.isNaN(value[name]) ? '' : String(value[name])}
            error={errorAt(name)}
            onChange={(event) => change({ ...value, [name]: Number.parseInt(event.currentTarget.value, 10) })}
          />
        ))}
      </div>
      <CheckboxField
        label={say`Show prices without the tax, with the tax beside them, as among businesses`}
        checked={value.arePricesNet}
        error={errorAt('arePricesNet')}
        onChange={(event) => change({ ...value, arePricesNet: event.currentTarget.checked })}
      />
    </SettingCard>
  );
}
