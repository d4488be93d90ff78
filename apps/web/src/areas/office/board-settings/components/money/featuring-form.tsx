import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { readPrice, writePrice } from '@waymark/contract/payments/prices';
import { TextField } from '../../../../../components/form/text-field.tsx';
import ui from '../../../../../styles/primitives.module.css';
import styles from '../board-settings.module.css';
import { SettingCard } from '../setting-card.tsx';
import { useSetting } from '../use-setting.ts';
import { useTypedNumber } from '../use-typed-number.ts';
import { useSay } from '../../../../../lib/languages/say.ts';

interface FeaturingFormProps {
  initial: StoredSettings['featuring'];
  /** The first currency of the board. */
  currency: string;
}

/** Featured days that companies buy for an open posting, beside those of a plan. */
export function FeaturingForm({ initial, currency }: FeaturingFormProps) {
  const say = useSay();
  const setting = useSetting('featuring', initial);
  const { value, change, errorAt } = setting;
  const price = useTypedNumber({
    value: value.amount,
    read: (typed) => readPrice(typed, currency),
    write: (amount) => writePrice(amount, currency),
    onChange: (amount) => change({ ...value, amount }),
  });
  return (
    <SettingCard title={say`Featured days on their own`} setting={setting}>
      <p>{say`Companies buy them for one open posting at “Manage jobs”. They come after the days that it has.`}</p>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        <TextField
          label={say`Price in ${currency}, tax included`}
          hint={say`For example 9 or 9.50. With 0 they are not sold.`}
          inputMode="decimal"
          error={errorAt('amount')}
          {...price}
        />
        <TextField
          label={say`Days that a posting is featured for it`}
          inputMode="numeric"
          value={Number.isNaN(value.days) ? '' : String(value.days)}
          error={errorAt('days')}
          onChange={(event) => change({ ...value, days: Number.parseInt(event.currentTarget.value, 10) })}
        />
      </div>
      <TextField
        label={say`Refund terms, shown before the payment`}
        value={value.refundTerms}
        error={errorAt('refundTerms')}
        onChange={(event) => change({ ...value, refundTerms: event.currentTarget.value })}
      />
    </SettingCard>
  );
}
