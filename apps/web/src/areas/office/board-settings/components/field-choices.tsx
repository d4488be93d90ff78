import type { OwnFieldOption } from '@waymark/contract/jobs/own-fields';
import { Button } from '../../../../components/form/button.tsx';
import { FieldError } from '../../../../components/form/field-error.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './board-settings.module.css';
import { NewChoice } from './new-choice.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface FieldChoicesProps {
  /** The name of the field. */
  of: string;
  options: readonly OwnFieldOption[];
  errorAt: (name?: string) => string | undefined;
  onChange: (options: OwnFieldOption[]) => void;
}

/** The choices of a field; one that postings have is retired when it is removed, so that they stay readable. */
export function FieldChoices({ of, options, errorAt, onChange }: FieldChoicesProps) {
  const say = useSay();
  return (
    <div className={`${ui['stack3']} ${styles['choices']}`}>
      <OrderedRows
        label={say`Choices of ${of}`}
        items={options}
        keyOf={(option) => option.value}
        nameOf={(option) => option.label}
        isRemovable={({ retired }) => !retired}
        onChange={onChange}
        renderActions={(option, at) =>
          option.retired && (
            <Button
              variant="quiet"
              onClick={() => onChange([...options].with(at, { ...option, retired: false }))}
            >
              {say`Offer again`}
            </Button>
          )
        }
      >
        {(option, at, changeRow) => (
          <TextField
            label={say`Choice “${option.value}”`}
            hint={option.retired ? say`Retired: postings have it, and none can choose it.` : undefined}
            value={option.label}
            maxLength={60}
            error={errorAt(`${at}.label`)}
            onChange={(event) => changeRow({ ...option, label: event.currentTarget.value })}
          />
        )}
      </OrderedRows>
      <NewChoice
        label={say`New choice of ${of}`}
        add={say`Add choice`}
        unnamed={say`Fill in the new choice first.`}
        taken={options}
        onAdd={(option) => onChange([...options, option])}
      />
      <FieldError id={`choices-${of}`} message={errorAt()} />
    </div>
  );
}
