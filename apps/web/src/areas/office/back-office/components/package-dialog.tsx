import { zodResolver } from '@hookform/resolvers/zod';
import { packageDraftSchema, type PackageDraft } from '@waymark/contract/payments/career-services';
import type { StaffPackage } from '@waymark/contract/payments/staff-packages';
import { useForm, type UseFormReturn } from 'react-hook-form';
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
import { showSuccess } from '../../../../lib/toasts.ts';
import { addPackage, changePackage } from '../api/change-package.ts';

interface PackageDialogProps {
  /** Null when nothing is edited. */
  edited: StaffPackage | 'new' | null;
  onClose: () => void;
}

/** The form of a new package, or of one that is there. */
export function PackageDialog({ edited, onClose }: PackageDialogProps) {
  const title = edited === 'new' || edited === null ? 'Add a package' : `Edit ${edited.packageName}`;
  return (
    <Dialog open={edited !== null} title={title} onClose={onClose}>
      {edited && <PackageForm known={edited === 'new' ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}

function PackageForm({ known, onClose }: { known: StaffPackage | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    resolver: zodResolver(packageDraftSchema),
    defaultValues: {
      productId: known?.productId ?? '',
      packageName: known?.packageName ?? '',
      packagePrice: known?.packagePrice ?? 0,
      packageDescription: known?.packageDescription ?? '',
      checkoutLink: known?.checkoutLink ?? '/',
    },
  });
  const { errors, isSubmitting } = form.formState;

  async function save({ productId, ...fields }: PackageDraft) {
    try {
      showSuccess(
        known ? await changePackage(known.productId, fields) : await addPackage({ productId, ...fields }),
      );
      onClose();
      await revalidate();
    } catch (failure) {
      showFailure(form, failure);
    }
  }

  return (
    <form className={formStyles['form']} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <PackageFieldset form={form} isKnown={known !== null} />
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

function PackageFieldset({ form, isKnown }: { form: UseFormReturn<PackageDraft>; isKnown: boolean }) {
  return (
    <>
      <TextField
        label="Id at the checkout"
        hint="What its webhooks call it. It cannot be changed later."
        readOnly={isKnown}
        autoComplete="off"
        {...bindField(form, 'productId')}
      />
      <TextField label="Name" {...bindField(form, 'packageName')} />
      <TextField
        label="Price in dollars"
        type="number"
        min={0}
        step={0.01}
        {...bindField(form, 'packagePrice', { valueAsNumber: true })}
      />
      <TextArea label="Description" rows={3} {...bindField(form, 'packageDescription')} />
      <TextField
        label="Link at the checkout"
        hint="A path, for example /buy/one."
        {...bindField(form, 'checkoutLink')}
      />
    </>
  );
}
