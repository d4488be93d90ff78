import type { Resume } from '@waymark/contract/resumes/resumes';
import { useState } from 'react';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { LinkForm } from './link-form.tsx';
import { MadeLink } from './made-link.tsx';

interface LinkDialogProps {
  resumes: readonly Resume[];
  onMade: () => void;
  onClose: () => void;
}

/** Makes a link and shows its address, this once. */
export function LinkDialog({ resumes, onMade, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState<string>();
  return (
    <Dialog open title={address ? 'Your link is ready' : 'Make a public link'} onClose={onClose}>
      {address ? (
        <MadeLink address={address} onClose={onClose} />
      ) : (
        <LinkForm
          resumes={resumes}
          onMade={(made) => {
            setAddress(made);
            onMade();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
