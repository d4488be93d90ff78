import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { settablePeriodNames, settablePeriods } from '@waymark/contract/lifecycle/retention-choices';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** How long data about people is kept, in days. */
export function RetentionForm({ initial }: { initial: StoredSettings['retention'] }) {
  const say = useSay();
  const setting = useSetting('retention', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`How long data is kept`} setting={setting}>
      <p>
        {say`In days. The board deletes by these periods itself, within a day, and its privacy text names them. A shorter period also deletes what is older now.`}
      </p>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        {settablePeriodNames.map((name) => {
          const { label, min, max, standard } = settablePeriods[name];
          return (
            <TextField
              key={name}
              label={label}
              type="number"
              min={min}
              max={max}
              hint={say`${min} to ${max}; the product’s own is ${standard}`}
              value={Number.isNaN(value[name]) ? '' : value[name]}
              error={errorAt(name)}
              onChange={({ currentTarget }) => change({ ...value, [name]: currentTarget.valueAsNumber })}
            />
          );
        })}
      </div>
    </SettingCard>
  );
}
