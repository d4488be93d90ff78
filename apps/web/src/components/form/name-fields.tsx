import { useWatch, type UseFormReturn } from 'react-hook-form';
import ui from '../../styles/primitives.module.css';
import { bindField } from './bind-field.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { oneNameLabel, type NameValues } from './one-name.ts';
import { TextField } from './text-field.tsx';
import { msg } from '@waymark/contract/text/message';
import { useSay } from '../../lib/languages/say.ts';

const named = [msg`First name`, msg`Last name`] as const;

interface NameFieldsProps<Values extends NameValues, Fields> {
  form: UseFormReturn<Values, unknown, Fields>;
  labels?: readonly [string, string];
}

/** First and last name; people with one name say so below the last one. The form's resolver is `nameResolver`. */
export function NameFields<Values extends NameValues, Fields>({
  form,
  labels: [first, last] = named,
}: NameFieldsProps<Values, Fields>) {
  const say = useSay();
  // The form has these fields among others, which its type does not say.
  const names = form as unknown as UseFormReturn<NameValues>;
  const hasOneName = useWatch({ control: names.control, name: 'hasOneName' }) === true;

  function clearLastName() {
    names.setValue('lastName', '', { shouldDirty: true });
    names.clearErrors('lastName');
  }

  return (
    <>
      <TextField label={say(first)} autoComplete="given-name" {...bindField(names, 'firstName')} />
      <div className={ui['stack2']}>
        <TextField
          // An emptied field starts again without the look of a filled one.
          key={String(hasOneName)}
          label={say(last)}
          autoComplete="family-name"
          {...bindField(names, 'lastName')}
          disabled={hasOneName}
        />
        <CheckboxField
          label={say(oneNameLabel)}
          {...names.register('hasOneName', { onChange: clearLastName })}
        />
      </div>
    </>
  );
}
