import { maxDeclined } from '@waymark/contract/hiring/choices/rejections';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../../components/form/button.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

interface DeclineButtonProps {
  applicationIds: string[];
  variant?: 'quiet' | 'secondary';
}

/** Declines one applicant or those who are selected, from wherever the company looks at them. */
export function DeclineButton({ applicationIds, variant = 'quiet' }: DeclineButtonProps) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button
        variant={variant}
        disabled={applicationIds.length === 0 || applicationIds.length > maxDeclined}
        onClick={() => setOpen(true)}
      >
        Decline…
      </Button>
      <DeclineDialog
        applicationIds={open ? applicationIds : []}
        onClose={() => setOpen(false)}
        onChanged={revalidate}
      />
    </>
  );
}
