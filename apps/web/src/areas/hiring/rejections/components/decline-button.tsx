import { maxDeclined } from '@waymark/contract/hiring/choices/rejections';
import type { DeclineTemplate } from '@waymark/contract/hiring/rejections';
import { useState, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { messageOf } from '../../../../lib/api-answer.ts';
import { listTemplates } from '../api/decline-templates.ts';
import { DeclineForm } from './decline-form.tsx';

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

interface DeclineDialogProps {
  /** Empty: nobody is being declined. */
  applicationIds: string[];
  onClose: () => void;
  /** They are in Declined now, or back where they were. */
  onChanged: () => void | Promise<void>;
}

/** Declines applicants with a letter; for ten minutes all of it can be taken back. */
function DeclineDialog({ applicationIds, onClose, onChanged }: DeclineDialogProps) {
  const open = applicationIds.length > 0;
  const title =
    applicationIds.length > 1 ? `Decline ${applicationIds.length} applicants` : 'Decline the applicant';
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {open && <WithTemplates applicationIds={applicationIds} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  );
}

function WithTemplates(props: DeclineDialogProps) {
  const [templates, setTemplates] = useState<DeclineTemplate[] | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    listTemplates().then(setTemplates, (reason: unknown) => setFailure(messageOf(reason)));
  }, []);
  if (failure) return <Notice tone="bad">{failure}</Notice>;
  if (!templates) return <PageSpinner />;
  return <DeclineForm {...props} templates={templates} onTemplates={setTemplates} />;
}
