import { Link } from '../../../../components/layout/link.tsx';
import { paths } from '@waymark/contract/paths';
import type { BoardSettings } from '@waymark/contract/all-settings';
import { labelOf } from '@waymark/contract/jobs/choices';
import { dateStyles } from '@waymark/contract/text/format-day';
import type { StoredSetting, StoredSettings } from '@waymark/contract/office/board-settings';
import { labelZone } from '@waymark/contract/text/format-zone';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { SelectForm } from './choice-forms.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type Snippet = NonNullable<BoardSettings['analytics']>;

const places = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
const timeZones = [
  'UTC',
  ...places.toSorted((one, other) => labelZone(one).localeCompare(labelZone(other), 'en')),
];
const dateStyleValues = dateStyles.map(({ value }) => value);

/** `/staff/settings/site`: its languages, how days are written, and how visits are counted. */
export function SiteSettings({ settings }: { settings: StoredSettings }) {
  const say = useSay();
  return (
    <SettingsGroup
      title={say`Languages, dates and visits`}
      lead={say`Languages and dates are for pages and mails. Counting visits is for public pages: those of members and staff never load a script of another host.`}
    >
      <LanguagesForm initial={settings.languages} />
      {settings.languages.value.offered.length > 1 && (
        <p>
          <Link to={paths.staffOwnTexts}>{say`Your words in other languages`}</Link>
        </p>
      )}
      <SelectForm
        name="dateStyle"
        title={say`Style of dates`}
        label={say`How a day is written`}
        initial={settings.dateStyle}
        values={dateStyleValues}
        nameOf={(style) => say(labelOf(dateStyles, style))}
      />
      <SelectForm
        name="timeZone"
        title={say`Time zone`}
        label={say`Where the day of a moment is counted`}
        initial={settings.timeZone}
        values={timeZones}
        nameOf={labelZone}
      />
      <AnalyticsForm initial={settings.analytics} />
    </SettingsGroup>
  );
}

const empty: Snippet = { script: '', hosts: [], data: [], doNotTrack: true };

function AnalyticsForm({ initial }: { initial: StoredSetting<'analytics'> }) {
  const say = useSay();
  const setting = useSetting('analytics', initial);
  const { value, change } = setting;
  return (
    <SettingCard title={say`Counting visits`} setting={setting}>
      <p>
        {say`The script of Plausible, Umami, GoatCounter or a container of Matomo. The content security policy allows it and the hosts below, and nothing else.`}
      </p>
      <CheckboxField
        label={say`Count visits of public pages`}
        checked={value !== null}
        onChange={(event) => change(event.currentTarget.checked ? empty : null)}
      />
      {value && <SnippetFields snippet={value} setting={setting} />}
    </SettingCard>
  );
}

interface SnippetFieldsProps {
  snippet: Snippet;
  setting: ReturnType<typeof useSetting<'analytics'>>;
}

function SnippetFields({ snippet, setting: { change, errorAt } }: SnippetFieldsProps) {
  const say = useSay();
  const { script, hosts, data, doNotTrack } = snippet;
  const hostProblem = errorAt('hosts') ?? hosts.map((_host, at) => errorAt(`hosts.${at}`)).find(Boolean);
  return (
    <>
      <TextField
        label={say`Address of the script`}
        hint={say`For example https://plausible.io/js/script.js`}
        value={script}
        maxLength={300}
        spellCheck={false}
        error={errorAt('script')}
        onChange={(event) => change({ ...snippet, script: event.currentTarget.value })}
      />
      <TextArea
        label={say`Hosts that it sends to (optional)`}
        hint={say`One a line, such as https://stats.example.org. The host of the script is allowed already.`}
        rows={2}
        spellCheck={false}
        value={hosts.join('\n')}
        error={hostProblem}
        onChange={(event) => change({ ...snippet, hosts: event.currentTarget.value.split('\n') })}
        onBlur={() => change({ ...snippet, hosts: hosts.map((host) => host.trim()).filter(Boolean) })}
      />
      <Attributes data={data} errorAt={errorAt} onChange={(next) => change({ ...snippet, data: next })} />
      <CheckboxField
        label={say`Leave out visitors who ask not to be tracked`}
        hint={say`By “Do Not Track” or “Global Privacy Control” of their browser.`}
        checked={doNotTrack}
        onChange={(event) => change({ ...snippet, doNotTrack: event.currentTarget.checked })}
      />
    </>
  );
}

interface AttributesProps {
  data: Snippet['data'];
  errorAt: (field?: string) => string | undefined;
  onChange: (data: Snippet['data']) => void;
}

function Attributes({ data, errorAt, onChange }: AttributesProps) {
  const say = useSay();
  return (
    <div className={`${ui['stack3']} ${styles['choices']}`}>
      <OrderedRows
        label={say`Attributes of the script`}
        items={data}
        keyOf={(_one, at) => String(at)}
        nameOf={({ name }) => `data-${name}`}
        isRemovable={() => true}
        onChange={onChange}
      >
        {(one, at, changeRow) => (
          <>
            <TextField
              label={say`Attribute after data-`}
              value={one.name}
              maxLength={40}
              spellCheck={false}
              error={errorAt(`data.${at}.name`)}
              onChange={(event) => changeRow({ ...one, name: event.currentTarget.value })}
            />
            <TextField
              label={say`Value`}
              value={one.value}
              maxLength={200}
              spellCheck={false}
              error={errorAt(`data.${at}.value`)}
              onChange={(event) => changeRow({ ...one, value: event.currentTarget.value })}
            />
          </>
        )}
      </OrderedRows>
      <FieldError id="data-error" message={errorAt('data')} />
      <p>
        <Button
          variant="secondary"
          disabled={data.length >= 8}
          why={say`There are 8 attributes, which is as many as can be.`}
          onClick={() => onChange([...data, { name: '', value: '' }])}
        >
          {say`Add attribute`}
        </Button>
      </p>
    </div>
  );
}
