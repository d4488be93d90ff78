import { zodResolver } from '@hookform/resolvers/zod';
import { synonymFieldsSchema, type SynonymFields } from '@waymark/contract/search/synonyms';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addSynonym } from '../api/change-synonyms.ts';

export function SynonymForm() {
  const { revalidate } = useRevalidator();
  const form = useForm({
    resolver: zodResolver(synonymFieldsSchema),
    defaultValues: { word: '', meaning: '', bothWays: true },
  });
  const { errors, isSubmitting } = form.formState;

  async function add(fields: SynonymFields) {
    try {
      showSuccess(await addSynonym(fields));
      form.reset({ word: '', meaning: '', bothWays: fields.bothWays });
      form.setFocus('word');
      await revalidate();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextField label="Who searches for" hint="For example skipper" {...bindField(form, 'word')} />
      <TextField label="also finds" hint="For example ship’s captain" {...bindField(form, 'meaning')} />
      <CheckboxField label="and the other way round" {...bindField(form, 'bothWays')} />
      <Actions>
        <Button type="submit" pending={isSubmitting}>
          Add
        </Button>
      </Actions>
    </form>
  );
}
