import { maxPeriodMonths, minPeriodMonths } from '@waymark/contract/hiring/retention-choices';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { msg } from '@waymark/contract/text/message';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const fields = [
  { name: 'standard', label: msg`Where nothing else says how long` },
  { name: 'min', label: msg`The shortest that a company may choose` },
  { name: 'max', label: msg`The longest that a company may choose` },
] as const;

/** How long companies keep applications that are over, in months. */
export function ApplicantPeriodForm({ initial }: { initial: StoredSettings['applicantPeriod'] }) {
  const say = useSay();
  const setting = useSetting('applicantPeriod', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`How long companies keep applications`} setting={setting}>
      <p>
        {say`In months, from the rejection, the withdrawal or the end of the posting on. The law and the practice at the place of a posting go before it, and companies choose within the bounds; they are told before anything is deleted.`}
      </p>
      <div className={`${ui['grid5']} ${styles['pair']}`}>
        {fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            min={minPeriodMonths}
            max={maxPeriodMonths}
            value={Number.isNaN(value[name]) ? '' : value[name]}
            error={errorAt(name)}
            onChange={({ currentTarget }) => change({ ...value, [name]: currentTarget.valueAsNumber })}
          />
        ))}
      </div>
    </SettingCard>
  );
}
