import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import formStyles from '../../../../components/form/form.module.css';
import { Notice } from '../../../../components/form/notice.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { mergeCompany } from '../api/change-company.ts';
import { staffCompanyPath } from '../rules.ts';

interface MergeDialogProps {
  company: StaffCompanyDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks into which company this one goes, and for its name: it cannot be taken back. */
export function MergeDialog({ company, open, onClose }: MergeDialogProps) {
  return (
    <Dialog open={open} title={`Merge ${company.name} into another`} onClose={onClose}>
      {open && <MergeForm company={company} onClose={onClose} />}
    </Dialog>
  );
}

function MergeForm({ company, onClose }: Omit<MergeDialogProps, 'open'>) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { intoId: company.namesakes[0]?.id ?? '', name: '' } });
  const { errors, isSubmitting } = form.formState;

  async function merge(fields: { intoId: string; name: string }) {
    try {
      showSuccess(await mergeCompany(company.id, { ...fields, intoId: fields.intoId.trim() }));
      onClose();
      await navigate(staffCompanyPath(fields.intoId.trim()));
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form
      className={formStyles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(merge)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <p>
        Its people, postings, applicants, conversations and orders go to the other company, and {company.name}{' '}
        is gone. This cannot be taken back.
        {company.heldReason !== null &&
          ' It is held: where the other one has owners, its own come as recruiters, and its postings are looked at first.'}
      </p>
      <TextField
        label="Id of the company that stays"
        hint={company.namesakes[0] && `Filled in: ${company.namesakes[0].name}`}
        autoComplete="off"
        {...bindField(form, 'intoId')}
      />
      <TextField label={`Type ${company.name} to confirm`} autoComplete="off" {...bindField(form, 'name')} />
      <Actions align="end">
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={isSubmitting}>
          Merge
        </Button>
      </Actions>
    </form>
  );
}
