import { zodResolver } from '@hookform/resolvers/zod';
import {
  testimonialFieldsSchema,
  type StaffTestimonial,
  type TestimonialFields,
} from '@waymark/contract/content/staff-testimonials';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { addTestimonial, changeTestimonial } from '../api/change-testimonial.ts';

interface TestimonialDialogProps {
  /** Null when nothing is edited. */
  edited: StaffTestimonial | 'new' | null;
  onClose: () => void;
}

/** The words of a new testimonial, or of one that is there. */
export function TestimonialDialog({ edited, onClose }: TestimonialDialogProps) {
  const title = edited === 'new' || edited === null ? 'Add a testimonial' : `Edit what ${edited.name} said`;
  return (
    <Dialog open={edited !== null} title={title} onClose={onClose}>
      {edited && <TestimonialForm known={edited === 'new' ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}

function TestimonialForm({ known, onClose }: { known: StaffTestimonial | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    resolver: zodResolver(testimonialFieldsSchema),
    defaultValues: { quote: known?.quote ?? '', name: known?.name ?? '', role: known?.role ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function save(fields: TestimonialFields) {
    try {
      showSuccess(known ? await changeTestimonial(known, fields) : await addTestimonial(fields));
      onClose();
      await revalidate();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <TextArea
        label="What was said"
        hint="Only what they let you quote."
        rows={5}
        {...bindField(form, 'quote')}
      />
      <TextField label="Name" autoComplete="off" {...bindField(form, 'name')} />
      <TextField label="What they do" hint="For example Electrician" {...bindField(form, 'role')} />
      <PrivacyNote />
      <Actions align="end">
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={isSubmitting}>
          Save
        </Button>
      </Actions>
    </form>
  );
}
