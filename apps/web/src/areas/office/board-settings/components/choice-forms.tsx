import { promoTextMaxLength } from '@waymark/contract/office/settings';
import type { BoardSettings } from '@waymark/contract/all-settings';
import {
  type SettingsSurroundings,
  type StoredSetting,
  type StoredSettings,
} from '@waymark/contract/office/board-settings';
import type { LegalText } from '@waymark/contract/office/choices';
import { paths } from '@waymark/contract/paths';
import { firstPostingRules, type FirstPostingRule } from '@waymark/contract/posting/choices';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField, TextArea } from '../../../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

export function PromosForm({ initial }: { initial: StoredSettings['promos'] }) {
  const say = useSay();
  const setting = useSetting('promos', initial);
  return (
    <SettingCard title={say`Lines between the jobs`} setting={setting}>
      <CheckboxField
        label={say`Offer the free review after the third job and the packages after the sixth`}
        checked={setting.value}
        error={setting.errorAt()}
        onChange={(event) => setting.change(event.currentTarget.checked)}
      />
    </SettingCard>
  );
}

export function PromoTextsForm({ initial }: { initial: StoredSettings['promoTexts'] }) {
  const say = useSay();
  const setting = useSetting('promoTexts', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Words of the lines between the jobs`} setting={setting}>
      <TextField
        label={say`Before “Get a free review”`}
        value={value.review}
        maxLength={promoTextMaxLength}
        error={errorAt('review')}
        onChange={(event) => change({ ...value, review: event.currentTarget.value })}
      />
      <TextField
        label={say`Before “View packages”`}
        value={value.packages}
        maxLength={promoTextMaxLength}
        error={errorAt('packages')}
        onChange={(event) => change({ ...value, packages: event.currentTarget.value })}
      />
    </SettingCard>
  );
}

type SelectKey = 'currency' | 'payPeriod' | 'distanceUnit' | 'dateStyle' | 'timeZone';

interface SelectFormProps<Key extends SelectKey> {
  name: Key;
  title: string;
  label: string;
  initial: StoredSettings[Key];
  values: readonly BoardSettings[Key][];
  nameOf?: (value: BoardSettings[Key]) => string;
  hint?: string | undefined;
}

/** A setting that is one of a few values. */
export function SelectForm<Key extends SelectKey>(props: SelectFormProps<Key>) {
  const { name, title, label, initial, values, nameOf = String, hint } = props;
  const setting = useSetting(name, initial as StoredSetting<Key>);
  return (
    <SettingCard title={title} setting={setting}>
      <SelectField
        label={label}
        hint={hint}
        value={setting.value}
        error={setting.errorAt()}
        onChange={(event) => setting.change(event.currentTarget.value as BoardSettings[Key])}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </SelectField>
    </SettingCard>
  );
}

export function FirstPostingForm({ initial }: { initial: StoredSettings['firstPosting'] }) {
  const say = useSay();
  const setting = useSetting('firstPosting', initial);
  return (
    <SettingCard title={say`First postings`} setting={setting}>
      <RadioGroupField
        label={say`What has to happen before a company’s first posting is public`}
        name="first-posting"
        options={firstPostingRules}
        chosen={setting.value}
        error={setting.errorAt()}
        onChange={(event) => setting.change(event.currentTarget.value as FirstPostingRule)}
      />
    </SettingCard>
  );
}

interface LegalFormProps {
  name: LegalText;
  title: string;
  initial: StoredSettings[LegalText];
  /** The version in force, and the board's own text. */
  current: SettingsSurroundings['legal'][LegalText];
}

export function LegalForm({ name, title, initial, current }: LegalFormProps) {
  const say = useSay();
  const setting = useSetting(name, initial);
  return (
    <SettingCard title={title} setting={setting}>
      <TextArea
        label={say`The text of ${paths[name]}`}
        hint={say`Plain text or Markdown. Leave it empty to show the board’s own text, filled from these settings: a starting point in the board’s language, and no legal advice.`}
        rows={10}
        value={setting.value}
        error={setting.errorAt()}
        onChange={(event) => setting.change(event.currentTarget.value)}
      />
      {setting.value === '' && (
        <Button variant="secondary" onClick={() => setting.change(current.template)}>
          {say`Start from the board’s own text`}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      )}
      <p>
        {say`Version when this page was opened: ${current.version}. It is the day of the last change and a fingerprint of the text.`}
        {(name === 'terms' || name === 'privacy') && (
          <> {say`New accounts keep the version that they agreed to.`}</>
        )}
      </p>
    </SettingCard>
  );
}
