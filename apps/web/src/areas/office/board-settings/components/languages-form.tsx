import { languages, type Language } from '@waymark/contract/text/languages';
import type { StoredSetting } from '@waymark/contract/office/board-settings';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import { SettingCard } from './setting-card.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

const codes = languages.map(({ code }) => code);

/** The board's own language, and which others people may choose. */
export function LanguagesForm({ initial }: { initial: StoredSetting<'languages'> }) {
  const say = useSay();
  const setting = useSetting('languages', initial);
  const { own, offered } = setting.value;
  const offer = (isOffered: (code: Language) => boolean, next = own) =>
    setting.change({ own: next, offered: codes.filter((code) => code === next || isOffered(code)) });
  return (
    <SettingCard title={say`Languages`} setting={setting}>
      <SelectField
        label={say`The board’s own language`}
        hint={say`In which you write its texts: they are shown in it wherever there is no other.`}
        value={own}
        error={setting.errorAt('own')}
        onChange={(event) => {
          const next = event.currentTarget.value as Language;
          offer((code) => offered.includes(code), next);
        }}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className={ui['grid2']}>
        <legend>{say`Languages that people may choose`}</legend>
        {languages.map(({ code, name }) => (
          <CheckboxField
            key={code}
            label={name}
            lang={code}
            checked={offered.includes(code)}
            disabled={code === own}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              offer((one) => (one === code ? checked : offered.includes(one)));
            }}
          />
        ))}
      </fieldset>
      <FieldError id="languages-error" message={setting.errorAt('offered') ?? setting.errorAt()} />
    </SettingCard>
  );
}
