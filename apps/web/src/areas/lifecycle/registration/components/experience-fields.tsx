import {
  compensationChoices,
  educationChoices,
  experienceChoices,
} from '@waymark/contract/identity/choices/accounts';
import { useFormContext } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { SelectField } from '../../../../components/form/select-field.tsx';
import type { RegisterValues } from '../constants.ts';
import { ChoiceOptions } from '../../../../components/form/choice-options.tsx';

const compensations = compensationChoices.map((choice) => choice.value);
const experiences = experienceChoices.map((choice) => choice.value);

export function ExperienceFields() {
  const form = useFormContext<RegisterValues>();
  return (
    <>
      <SelectField label="Desired compensation" {...bindField(form, 'desireCompensation')}>
        <ChoiceOptions values={compensations} />
      </SelectField>
      <SelectField label="Education level" {...bindField(form, 'educationLevel')}>
        <ChoiceOptions values={educationChoices} />
      </SelectField>
      <SelectField label="Experience level" {...bindField(form, 'experienceLevel')}>
        <ChoiceOptions values={experiences} />
      </SelectField>
    </>
  );
}
