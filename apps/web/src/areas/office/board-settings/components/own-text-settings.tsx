import type { BoardSettings } from '@waymark/contract/all-settings';
import type { StoredSetting, StoredSettings } from '@waymark/contract/office/board-settings';
import type { OwnTextGroup } from '@waymark/contract/office/own-text-places';
import type { OwnTextList } from '@waymark/contract/office/word-endpoints';
import { paths } from '@waymark/contract/paths';
import { languages, type Language } from '@waymark/contract/text/languages';
import { msg, plural } from '@waymark/contract/text/message';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import ui from '../../../../styles/primitives.module.css';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting } from './use-setting.ts';

type Texts = Readonly<Record<string, string>>;

const groupNames: Readonly<Record<OwnTextGroup, string>> = {
  look: msg`Home page and footer`,
  promoTexts: msg`Lines between jobs`,
  headerLinks: msg`Links of the header`,
  footer: msg`Lists of the footer`,
  categories: msg`Categories`,
  sectors: msg`Sectors`,
  postingFields: msg`Fields of postings`,
  stages: msg`Stages of applications`,
  reportReasons: msg`Reasons of reports`,
  featuring: msg`Featured days`,
  invoicing: msg`Invoices`,
  plans: msg`Plans`,
  packages: msg`Packages`,
  mails: msg`Words of mails`,
};

interface OwnTextSettingsProps {
  settings: StoredSettings;
  lists: readonly OwnTextList[];
}

/** `/staff/settings/own-texts`: the operator's words in the languages that the board offers beside its own (L-40). */
export function OwnTextSettings({ settings, lists }: OwnTextSettingsProps) {
  const say = useSay();
  const { own, offered } = settings.languages.value;
  const others = languages.filter(({ code }) => code !== own && offered.includes(code));
  return (
    <SettingsGroup
      title={say`Your words in other languages`}
      lead={say`What you have written yourself, such as categories, links and mails. Where a translation is missing, people read your own words, and mails go out in the product’s.`}
    >
      {others.length > 0 ? (
        <Translations initial={settings.ownTexts} lists={lists} others={others} />
      ) : (
        <Card title={say`Translations`}>
          <p>{say`The board offers one language. Once it offers another, your words are listed here.`}</p>
          <ButtonLink variant="secondary" to={paths.staffSite}>
            {say`Choose languages`}
          </ButtonLink>
        </Card>
      )}
    </SettingsGroup>
  );
}

interface TranslationsProps {
  initial: StoredSetting<'ownTexts'>;
  lists: readonly OwnTextList[];
  others: readonly (typeof languages)[number][];
}

function Translations({ initial, lists, others }: TranslationsProps) {
  const say = useSay();
  const setting = useSetting('ownTexts', initial);
  const [chosen, choose] = useState<Language>(others[0]?.code ?? 'en');
  const given: Texts = setting.value[chosen] ?? {};
  const all = new Set(lists.flatMap(({ texts }) => texts));
  const done = [...all].filter((text) => Object.hasOwn(given, text)).length;
  function write(text: string, translation: string) {
    const { [text]: _before, ...rest } = given;
    const next = translation === '' ? rest : { ...rest, [text]: translation };
    setting.change({ ...setting.value, [chosen]: next } satisfies BoardSettings['ownTexts']);
  }
  return (
    <SettingCard title={say`Translations`} setting={setting}>
      <SelectField
        label={say`Language`}
        hint={
          all.size === 0 ? undefined : say`${done} of ${plural(all.size, 'text is', 'texts are')} translated.`
        }
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      >
        {others.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {all.size === 0 && <p>{say`You have written no words of your own yet.`}</p>}
      {lists.map(({ group, texts }) => (
        <fieldset key={group} className={ui['grid3']}>
          <legend className={`${ui['headingRule']} ${ui['semibold']}`}>{say(groupNames[group])}</legend>
          {texts.map((text) => (
            <Translation
              key={text}
              text={text}
              lang={chosen}
              value={given[text] ?? ''}
              error={setting.errorAt(`${chosen}.${text}`)}
              onWrite={(translation) => write(text, translation)}
            />
          ))}
        </fieldset>
      ))}
      <Unused
        texts={Object.keys(given).filter((text) => !all.has(text))}
        given={given}
        onRemove={(text) => write(text, '')}
      />
    </SettingCard>
  );
}

/** From here on a field has several lines. */
const longText = 90;

interface TranslationProps {
  text: string;
  lang: Language;
  value: string;
  error: string | undefined;
  onWrite: (translation: string) => void;
}

function Translation({ text, onWrite, ...field }: TranslationProps) {
  const shared = { label: text, dir: 'auto', maxLength: 4000, ...field } as const;
  return text.length > longText || text.includes('\n') ? (
    <TextArea {...shared} rows={4} onChange={(event) => onWrite(event.currentTarget.value)} />
  ) : (
    <TextField {...shared} onChange={(event) => onWrite(event.currentTarget.value)} />
  );
}

interface UnusedProps {
  texts: readonly string[];
  given: Texts;
  onRemove: (text: string) => void;
}

/** Of words that were changed since: to be copied, and removed. */
function Unused({ texts, given, onRemove }: UnusedProps) {
  const say = useSay();
  if (texts.length === 0) return null;
  return (
    <fieldset className={ui['grid3']}>
      <legend
        className={`${ui['headingRule']} ${ui['semibold']}`}
      >{say`Translations of words that have changed`}</legend>
      {texts.map((text) => (
        <div key={text} className={ui['spread']}>
          <p dir="auto">
            {text}: {given[text]}
          </p>
          <Button variant="quiet" onClick={() => onRemove(text)}>
            {say`Remove`}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
