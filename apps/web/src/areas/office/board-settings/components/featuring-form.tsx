import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';

const numbers = [
  { name: 'amount', label: 'Price, the tax included, in the smallest unit (900 is 9.00; 0 to sell none)' },
  { name: 'days', label: 'Days that a posting is featured for it' },
] as const;

/** Featured days that companies buy for an open posting, beside those of a plan. */
export function FeaturingForm({ initial }: { initial: StoredSettings['featuring'] }) {
  const setting = useSetting('featuring', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title="Featured days on their own" setting={setting}>
      <p>Companies buy them for one open posting at “Manage jobs”. They come after the days that it has.</p>
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
      <TextField
        label="Refund terms, shown before the payment"
        value={value.refundTerms}
        error={errorAt('refundTerms')}
        onChange={(event) => change({ ...value, refundTerms: event.currentTarget.value })}
      />
    </SettingCard>
  );
}
