import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { featureSwitches } from '../feature-constants.ts';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

/** The parts of the board that are on. */
export function FeaturesForm({ initial }: { initial: StoredSettings['features'] }) {
  const say = useSay();
  const setting = useSetting('features', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Features`} setting={setting}>
      <p>
        {say`A feature that is off is gone from pages, menus, mails, the sitemap and the API. Nothing is deleted: switched on again, it is as it was.`}
      </p>
      {featureSwitches.map(({ feature, label, hint }) => (
        <CheckboxField
          key={feature}
          label={label}
          hint={hint}
          checked={value[feature]}
          error={errorAt(feature)}
          onChange={(event) => change({ ...value, [feature]: event.currentTarget.checked })}
        />
      ))}
    </SettingCard>
  );
}

export function RequiresPayForm({ initial }: { initial: StoredSettings['requiresPay'] }) {
  const say = useSay();
  const setting = useSetting('requiresPay', initial);
  return (
    <SettingCard title={say`Pay in postings`} setting={setting}>
      <CheckboxField
        label={say`Every posting says what it pays`}
        hint={say`An employer’s posting without a minimum or a maximum salary is then not published, in the form and over the API. Postings that are open stay open, and imported ones are taken as they come.`}
        checked={setting.value}
        error={setting.errorAt()}
        onChange={(event) => setting.change(event.currentTarget.checked)}
      />
    </SettingCard>
  );
}
