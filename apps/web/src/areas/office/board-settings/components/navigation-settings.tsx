import type { BoardSettings } from '@waymark/contract/all-settings';
import { maxHeaderLinks } from '@waymark/contract/pages/header-choices';
import {
  footerSources,
  homeSectionKinds,
  maxFooterGroups,
  maxFooterLinks,
  type FooterSource,
} from '@waymark/contract/pages/site-choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { StoredSetting, StoredSettings } from '@waymark/contract/office/board-settings';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import { LinkRows } from './link-rows.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type Group = BoardSettings['footer'][number];

/** `/staff/settings/navigation`: the links of the header, the lists of the footer and the sections of the home page. */
export function NavigationSettings({ settings }: { settings: StoredSettings }) {
  const say = useSay();
  return (
    <SettingsGroup
      title={say`Navigation and home page`}
      lead={
        <>
          {say`A link leads to a path of this board, such as ${paths.aboutUs}, or to an address that begins with https://. Pages of your own are written at`}{' '}
          <Link to={paths.staffPages}>{say`Pages`}</Link> {say`and have addresses such as /p/our-story.`}
        </>
      }
    >
      <HeaderForm initial={settings.headerLinks} />
      <FooterForm initial={settings.footer} />
      <SectionsForm initial={settings.homeSections} />
    </SettingsGroup>
  );
}

function HeaderForm({ initial }: { initial: StoredSetting<'headerLinks'> }) {
  const say = useSay();
  const setting = useSetting('headerLinks', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Header`} setting={setting}>
      <p>{say`At most ${maxHeaderLinks} links after “Jobs”. A page that the board does not offer is left out.`}</p>
      <LinkRows
        label={say`Links of the header`}
        links={value}
        max={maxHeaderLinks}
        errorAt={(name) => errorAt(name)}
        onChange={change}
      />
    </SettingCard>
  );
}

function FooterForm({ initial }: { initial: StoredSetting<'footer'> }) {
  const say = useSay();
  const setting = useSetting('footer', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Footer`} setting={setting}>
      <p>
        {say`The board fills its own lists and leaves out those that have nothing to show. Terms, privacy, imprint and fraud policy are in the list with the board’s name.`}
      </p>
      <OrderedRows
        label={say`Lists of the footer`}
        items={value}
        keyOf={({ source }, at) => (source === 'own' ? `own ${at}` : source)}
        nameOf={nameOf}
        isRemovable={() => true}
        onChange={change}
      >
        {(group, at, changeRow) => <FooterRow group={group} at={at} errorAt={errorAt} onChange={changeRow} />}
      </OrderedRows>
      <FieldError id="footer-error" message={errorAt()} />
      <NewList groups={value} onAdd={(group) => change([...value, group])} />
    </SettingCard>
  );
}

const nameOf = ({ source, title }: Group) => title || labelOf(footerSources, source);

interface FooterRowProps {
  group: Group;
  at: number;
  errorAt: (field?: string) => string | undefined;
  onChange: (group: Group) => void;
}

function FooterRow({ group, at, errorAt, onChange }: FooterRowProps) {
  const say = useSay();
  const { source, title, links } = group;
  return (
    <>
      <TextField
        label={say`Title of list ${at + 1}`}
        hint={source === 'own' ? undefined : say`Empty: “${say(labelOf(footerSources, source))}”.`}
        value={title}
        maxLength={40}
        error={errorAt(`${at}.title`)}
        onChange={(event) => onChange({ ...group, title: event.currentTarget.value })}
      />
      {source === 'own' && (
        <LinkRows
          label={say`Links of ${title || say`list ${at + 1}`}`}
          links={links}
          max={maxFooterLinks}
          errorAt={(name) => errorAt(name === undefined ? `${at}.links` : `${at}.links.${name}`)}
          onChange={(next) => onChange({ ...group, links: next })}
        />
      )}
    </>
  );
}

function NewList({ groups, onAdd }: { groups: readonly Group[]; onAdd: (group: Group) => void }) {
  const say = useSay();
  const offered = footerSources.filter(
    ({ value }) => value === 'own' || !groups.some(({ source }) => source === value),
  );
  const [source, setSource] = useState<FooterSource>('own');
  const chosen = offered.some(({ value }) => value === source) ? source : 'own';
  return (
    <div className={`${ui['wrap3']} ${ui['fieldAndButton']}`}>
      <SelectField
        label={say`New list`}
        value={chosen}
        onChange={(event) => setSource(event.currentTarget.value as FooterSource)}
      >
        <Options choices={offered} />
      </SelectField>
      <Button
        variant="secondary"
        disabled={groups.length >= maxFooterGroups}
        why={say`There are ${maxFooterGroups} lists, which is as many as can be.`}
        onClick={() =>
          onAdd({ source: chosen, title: '', links: chosen === 'own' ? [{ label: '', to: '' }] : [] })
        }
      >
        {say`Add list`}
      </Button>
    </div>
  );
}

function SectionsForm({ initial }: { initial: StoredSetting<'homeSections'> }) {
  const say = useSay();
  const setting = useSetting('homeSections', initial);
  const { value, change, errorAt } = setting;
  return (
    <SettingCard title={say`Home page`} setting={setting}>
      <p>{say`What follows the search. A section without anything to show is left out by itself.`}</p>
      <OrderedRows
        label={say`Sections of the home page`}
        items={value}
        keyOf={({ section }) => section}
        nameOf={({ section }) => say(labelOf(homeSectionKinds, section))}
        onChange={change}
      >
        {(row, _at, changeRow) => (
          <CheckboxField
            label={say(labelOf(homeSectionKinds, row.section))}
            checked={row.shown}
            onChange={(event) => changeRow({ ...row, shown: event.currentTarget.checked })}
          />
        )}
      </OrderedRows>
      <FieldError id="sections-error" message={errorAt()} />
    </SettingCard>
  );
}
