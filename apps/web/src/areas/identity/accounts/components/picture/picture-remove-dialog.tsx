import { ConfirmDialog } from '../../../../../components/overlay/confirm-dialog.tsx';
import { showSuccess } from '../../../../../lib/toasts.ts';
import { removePicture } from '../../api/remove-picture.ts';

interface PictureRemoveDialogProps {
  open: boolean;
  onKeep: () => void;
  onRemoved: () => void;
}

export function PictureRemoveDialog({ open, onKeep, onRemoved }: PictureRemoveDialogProps) {
  async function remove() {
    await removePicture();
    showSuccess('Picture removed');
    onRemoved();
  }

  return (
    <ConfirmDialog
      open={open}
      title="Remove your picture?"
      confirm="Remove"
      cancel="Keep it"
      onConfirm={remove}
      onClose={onKeep}
    >
      It is deleted for good, and your initials take its place.
    </ConfirmDialog>
  );
}
