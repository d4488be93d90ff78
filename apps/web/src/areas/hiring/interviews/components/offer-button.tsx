import { maxInvited } from '@waymark/contract/hiring/choices/interviews';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/** Offers times to those who are selected, who share them. */
export function OfferButton({ applicationIds }: { applicationIds: string[] }) {
  const [open, setOpen] = useState(false);
  const isTooMany = applicationIds.length > maxInvited;
  return (
    <>
      <Button
        variant="secondary"
        disabled={applicationIds.length === 0 || isTooMany}
        title={isTooMany ? `To ${maxInvited} at most` : undefined}
        onClick={() => setOpen(true)}
      >
        Offer times
      </Button>
      <OfferDialog
        applicationIds={applicationIds}
        offering={open ? 'new' : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
