import {
  adAnswers,
  adAsks,
  adSentences,
  describeAdRule,
  nameOfPlace,
  type AdAnswer,
} from '@waymark/contract/jobs/ad-rule-choices';
import type { AdFinding } from '@waymark/contract/jobs/ad-rules';
import { labelOf } from '@waymark/contract/jobs/choices';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { textOf } from '../form-rules.ts';
import { FormSection, Wide, type SectionProps } from './form-section.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

/** What laws of the places of an ad ask for and it does not have, with a way to mend or to answer each (L-43). */
export function AdRulesSection({ ads, ...section }: SectionProps & { ads: readonly AdFinding[] }) {
  const say = useSay();
  const problem = section.problems['adAnswers'];
  if (ads.length === 0 && !problem) return null;
  return (
    <FormSection title={say`What the law asks of this ad`}>
      <Wide>
        <p className={ui['note']}>
          {say`What public pages say of the places you named, as a reminder. It is no legal advice.`}
        </p>
        <FieldError id="ad-rules-problem" message={problem} />
      </Wide>
      {ads.map((finding) => (
        <Wide key={finding.id}>
          <Finding finding={finding} {...section} />
        </Wide>
      ))}
    </FormSection>
  );
}

function Finding({ finding, fields, change }: SectionProps & { finding: AdFinding }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, place, ask, law, since, source, severity, employees } = finding;
  const answers = adAnswers.filter(({ value }) => value !== 'few' || employees > 1);
  const given = fields.adAnswers?.[id] ?? '';
  const text = textOf(fields.description);
  function answer(value: string) {
    const { [id]: _before, ...others } = fields.adAnswers ?? {};
    change({ adAnswers: value === '' ? others : { ...others, [id]: value as AdAnswer } });
  }
  return (
    <div className={ui['grid3']}>
      <h3 className={ui['semibold']}>
        {say(labelOf(adAsks, ask))}, {say(nameOfPlace(place, locale))}
      </h3>
      <p>
        {severity === 'duty' && <strong>{say`Needed.`} </strong>}
        {say(describeAdRule(finding))}
      </p>
      <p className={ui['note']}>
        {say`${law}, since ${formatDate(words, since, locale)}.`}{' '}
        <a href={`https://${source}`} rel="noreferrer" target="_blank">
          {say`Where we read it`}
        </a>
      </p>
      <div className={ui['cluster3']}>
        {adSentences(ask)
          .filter((sentence) => !text.includes(sentence))
          .map((sentence) => (
            <Button
              key={sentence}
              variant="secondary"
              onClick={() => change({ description: `${fields.description}<p>${sentence}</p>` })}
            >
              {say`Add “${sentence}”`}
            </Button>
          ))}
      </div>
      <SelectField
        label={say`It need not, because`}
        name={`adAnswers.${id}`}
        value={given}
        onChange={(event) => answer(event.currentTarget.value)}
      >
        <Options
          choices={[
            { value: '', label: severity === 'duty' ? say`Please choose` : say`No reason given` },
            ...answers,
          ]}
        />
      </SelectField>
    </div>
  );
}
