import { compensationChoices, educationChoices, experienceChoices } from '@waymark/contract/account-choices';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../../components/select-field.tsx';
import type { RegisterValues } from '../constants.ts';
import { ChoiceOptions } from './choice-options.tsx';

const compensations = compensationChoices.map((choice) => choice.value);
const experiences = experienceChoices.map((choice) => choice.value);

export function ExperienceFields() {
  const { register, formState } = useFormContext<RegisterValues>();
  const { errors } = formState;
  return (
    <>
      <SelectField
        label="Desired compensation"
        {...register('desireCompensation')}
        error={errors.desireCompensation?.message}
      >
        <ChoiceOptions values={compensations} />
      </SelectField>
      <SelectField
        label="Education level"
        {...register('educationLevel')}
        error={errors.educationLevel?.message}
      >
        <ChoiceOptions values={educationChoices} />
      </SelectField>
      <SelectField
        label="Experience level"
        {...register('experienceLevel')}
        error={errors.experienceLevel?.message}
      >
        <ChoiceOptions values={experiences} />
      </SelectField>
    </>
  );
}
