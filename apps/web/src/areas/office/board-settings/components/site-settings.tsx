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

type Snippet = NonNullable<BoardSettings['analytics']>;

const places = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
const timeZones = [
  'UTC',
  ...places.toSorted((one, other) => labelZone(one).localeCompare(labelZone(other), 'en')),
];
const dateStyleValues = dateStyles.map(({ value }) => value);

/** `/staff/settings/site`: its languages, how days are written, and how visits are counted. */
export function SiteSettings({ settings }: { settings: StoredSettings }) {
  return (
    <SettingsGroup
      title="Languages, dates and visits"
      lead="Languages and dates are for pages and mails. Counting visits is for public pages: those of members and staff never load a script of another host."
    >
      <LanguagesForm initial={settings.languages} />
      <SelectForm
        name="dateStyle"
        title="Style of dates"
        label="How a day is written"
        initial={settings.dateStyle}
        values={dateStyleValues}
        nameOf={(style) => labelOf(dateStyles, style)}
      />
      <SelectForm
        name="timeZone"
        title="Time zone"
        label="Where the day of a moment is counted"
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
  const setting = useSetting('analytics', initial);
  const { value, change } = setting;
  return (
    <SettingCard title="Counting visits" setting={setting}>
      <p>
        The script of Plausible, Umami, GoatCounter or a container of Matomo. The content security policy
        allows it and the hosts below, and nothing else.
      </p>
      <CheckboxField
        label="Count visits of public pages"
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
  const { script, hosts, data, doNotTrack } = snippet;
  const hostProblem = errorAt('hosts') ?? hosts.map((_host, at) => errorAt(`hosts.${at}`)).find(Boolean);
  return (
    <>
      <TextField
        label="Address of the script"
        hint="For example https://plausible.io/js/script.js"
        value={script}
        maxLength={300}
        spellCheck={false}
        error={errorAt('script')}
        onChange={(event) => change({ ...snippet, script: event.currentTarget.value })}
      />
      <TextArea
        label="Hosts that it sends to (optional)"
        hint="One a line, such as https://stats.example.org. The host of the script is allowed already."
        rows={2}
        spellCheck={false}
        value={hosts.join('\n')}
        error={hostProblem}
        onChange={(event) => change({ ...snippet, hosts: event.currentTarget.value.split('\n') })}
        onBlur={() => change({ ...snippet, hosts: hosts.map((host) => host.trim()).filter(Boolean) })}
      />
      <Attributes data={data} errorAt={errorAt} onChange={(next) => change({ ...snippet, data: next })} />
      <CheckboxField
        label="Leave out visitors who ask not to be tracked"
        hint="By “Do Not Track” or “Global Privacy Control” of their browser."
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
  return (
    <div className={`${ui['stack3']} ${styles['choices']}`}>
      <OrderedRows
        label="Attributes of the script"
        items={data}
        keyOf={(_one, at) => String(at)}
        nameOf={({ name }) => `data-${name}`}
        isRemovable={() => true}
        onChange={onChange}
      >
        {(one, at, changeRow) => (
          <>
            <TextField
              label="Attribute after data-"
              value={one.name}
              maxLength={40}
              spellCheck={false}
              error={errorAt(`data.${at}.name`)}
              onChange={(event) => changeRow({ ...one, name: event.currentTarget.value })}
            />
            <TextField
              label="Value"
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
          why="There are 8 attributes, which is as many as can be."
          onClick={() => onChange([...data, { name: '', value: '' }])}
        >
          Add attribute
        </Button>
      </p>
    </div>
  );
}
