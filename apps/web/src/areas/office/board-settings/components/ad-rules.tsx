import { adAsks, adSeverities, nameOfPlace, type AdSeverity } from '@waymark/contract/jobs/ad-rule-choices';
import type { AdRuleText } from '@waymark/contract/jobs/ad-rules';
import { labelOf } from '@waymark/contract/jobs/choices';
import type { StoredSettings } from '@waymark/contract/office/board-settings';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { SettingCard } from './setting-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { useSetting, type Setting } from './use-setting.ts';
import { useSay } from '../../../../lib/languages/say.ts';

interface AdRulesPageProps {
  initial: StoredSettings['adRules'];
  rules: readonly AdRuleText[];
}

/** `/staff/settings/ad-rules`: how strictly employers are asked for what laws want in ads (L-43). */
export function AdRulesPage({ initial, rules }: AdRulesPageProps) {
  const say = useSay();
  const locale = useLocale();
  const setting = useSetting('adRules', initial);
  const { value, change, errorAt } = setting;
  const places = [...Map.groupBy(rules, ({ where }) => say(nameOfPlace(where, locale)))].toSorted(
    ([a], [b]) => a.localeCompare(b, say.language),
  );
  return (
    <SettingsGroup
      title={say`Rules for ads`}
      lead={
        <>
          {say`What laws ask of an ad, by the place of the work, as public pages say it. Employers are told in the form, and the board keeps that it asked and what was answered. It is no legal advice: have a lawyer look at what your board needs.`}
        </>
      }
    >
      <SettingCard title={say`How strictly`} setting={setting}>
        <SelectField
          label={say`What is a duty by law`}
          hint={say`A duty has to be met or answered before an ad is published, in the form and over the API.`}
          value={value.duties}
          error={errorAt('duties')}
          onChange={(event) => change({ ...value, duties: event.currentTarget.value as AdSeverity })}
        >
          <Options choices={adSeverities} />
        </SelectField>
        {places.map(([place, ofPlace]) => (
          <details key={place} open={ofPlace.some(({ id }) => value.except[id] !== undefined)}>
            <summary>
              {place}{' '}
              <span className={ui['note']}>{ofPlace.map(({ ask }) => say(nameOf(ask))).join(', ')}</span>
            </summary>
            <div className={ui['grid5']}>
              {ofPlace.map((rule) => (
                <RuleField key={rule.id} rule={rule} setting={setting} />
              ))}
            </div>
          </details>
        ))}
      </SettingCard>
    </SettingsGroup>
  );
}

const nameOf = (ask: AdRuleText['ask']) => labelOf(adAsks, ask);

function RuleField({ rule, setting }: { rule: AdRuleText; setting: Setting<'adRules'> }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, place, where, ask, isDuty, employees, law, since, source } = rule;
  const { value, change } = setting;
  function choose(severity: string) {
    const { [id]: _before, ...others } = value.except;
    const except = severity === '' ? others : { ...others, [id]: severity as AdSeverity };
    change({ ...value, except });
  }
  return (
    <SelectField
      label={place === where ? say(nameOf(ask)) : `${say(nameOf(ask))}, ${say(nameOfPlace(place, locale))}`}
      hint={
        <>
          {employees > 1
            ? say`${law}, since ${formatDate(words, since, locale)}, employers with ${employees} people or more.`
            : say`${law}, since ${formatDate(words, since, locale)}.`}{' '}
          <a href={`https://${source}`} rel="noreferrer" target="_blank">
            {say`Where it was read`}
          </a>
        </>
      }
      value={value.except[id] ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <Options
        choices={[
          { value: '', label: isDuty ? say`As chosen above` : say`A hint, unless all are off` },
          ...adSeverities,
        ]}
      />
    </SelectField>
  );
}
