import type { Interview } from '@waymark/contract/hiring/interviews';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { OfferForm } from './offer-form.tsx';

interface OfferDialogProps {
  applicationIds: string[];
  /** A new interview, or the one that is changed; null: nothing is being offered. */
  offering: 'new' | Interview | null;
  onClose: () => void;
}

/** Offers times to one applicant, or to several who share them. */
export function OfferDialog({ applicationIds, offering, onClose }: OfferDialogProps) {
  const isChange = offering !== null && offering !== 'new';
  return (
    <Dialog
      open={offering !== null}
      title={isChange ? 'Change the interview' : 'Offer times for an interview'}
      onClose={onClose}
    >
      {offering && (
        <OfferForm
          applicationIds={applicationIds}
          changed={offering === 'new' ? null : offering}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
