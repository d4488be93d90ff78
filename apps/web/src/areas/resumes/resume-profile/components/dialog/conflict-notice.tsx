import { Actions } from '../../../../../components/form/actions.tsx';
import { Button } from '../../../../../components/form/button.tsx';
import { Notice } from '../../../../../components/form/notice.tsx';
import type { FieldSpec } from '../../field-constants.ts';
import { differingFields, type FormValue } from '../../form-rules.ts';
import styles from './edit-dialog.module.css';
import type { EditForm } from './use-edit-form.ts';

/** The section was saved somewhere else meanwhile: what is there, what was typed here, and the two ways on. */
export function ConflictNotice({ form }: { form: EditForm }) {
  const { fields, values, there, isPending, overwrite, takeOver } = form;
  const differing = differingFields(fields, values, there);
  return (
    <Notice tone="bad">
      <div className={styles['conflict']}>
        <p>This was changed in another window meanwhile. What you typed is still here.</p>
        {differing.length > 0 && (
          <dl className={styles['differences']}>
            {differing.map((field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>
                  <span className={styles['side']}>There: </span>
                  {shown(field, there[field.name])}
                </dd>
                <dd>
                  <span className={styles['side']}>Yours: </span>
                  {shown(field, values[field.name])}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Actions>
          <Button variant="secondary" disabled={isPending} onClick={takeOver}>
            Take over what is there
          </Button>
          <Button pending={isPending} onClick={() => void overwrite()}>
            Save mine over it
          </Button>
        </Actions>
      </div>
    </Notice>
  );
}

function shown({ choices }: FieldSpec, value: FormValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return choices?.find((choice) => choice.value === value)?.label ?? (value || '(nothing)');
}
