import { readOwnFilter, type OwnField } from '@waymark/contract/jobs/own-fields';
import type { ChangeEvent, FocusEvent } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import ui from '../../../../styles/primitives.module.css';
import { searchFormId } from '../constants.ts';
import styles from './filter-panel.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface OwnRangeProps {
  field: OwnField;
  chosen: readonly string[];
  onChange: (form: HTMLFormElement) => void;
}

/** The bounds of a number of the board's own: taken when the field is left, and not with each digit. */
export function OwnRange({ field, chosen, onChange }: OwnRangeProps) {
  const say = useSay();
  const words = useBoardWords();
  const { key, label, unit } = field;
  const filter = chosen.map((one) => readOwnFilter(words, one)).find((one) => one?.field.key === key);
  const bounds = filter && 'min' in filter ? filter : { min: -Infinity, max: Infinity };
  const titleId = `own-${key}-title`;

  function leave({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    if (input.form && input.value !== input.defaultValue) onChange(input.form);
  }

  return (
    <details className={`${ui['bottomRule']} ${styles['group']}`} open>
      <summary className={`${ui['row']} ${styles['title']}`} id={titleId}>
        {unit === '' ? label : `${label} (${unit})`}
      </summary>
      <fieldset className={`${styles['choices']} ${styles['range']}`} aria-labelledby={titleId}>
        {(['min', 'max'] as const).map((end) => (
          <label key={`${end}${bounds[end]}`} className={ui['note']}>
            {end === 'min' ? say`At least` : say`At most`}
            <input
              form={searchFormId}
              name={`${key}-${end}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={17}
              defaultValue={Number.isFinite(bounds[end]) ? bounds[end] : ''}
              onChange={(event: ChangeEvent) => event.stopPropagation()}
              onBlur={leave}
            />
          </label>
        ))}
      </fieldset>
    </details>
  );
}
