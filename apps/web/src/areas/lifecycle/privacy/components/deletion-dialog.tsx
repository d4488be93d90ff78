import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { graceText } from '../rules.ts';

interface DeletionDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

export function DeletionDialog({ open, onClose, onConfirm }: DeletionDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Delete your account?"
      confirm="Delete my account"
      cancel="Keep it"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {graceText} Your other devices are signed out now.
    </ConfirmDialog>
  );
}
