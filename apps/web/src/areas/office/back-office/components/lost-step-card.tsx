import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import type { StaffUserDetail } from '@waymark/contract/identity/staff-users';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { formatDate, formatMoment } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { mailResetLink } from '../api/change-user.ts';

/** For whoever has lost phone and codes: staff begins it, they alone confirm it. */
export function LostStepCard({ user }: { user: StaffUserDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const { id, name, secondStepSince, resetLinkUntil } = user;
  if (secondStepSince === null) return null;

  async function mail(reason: string) {
    showSuccess(await mailResetLink(id, reason));
    setAsked(false);
    await revalidate();
  }

  return (
    <Card title="Second step">
      <p>
        Signing in takes a second step since {formatDate(secondStepSince)}.
        {resetLinkUntil &&
          ` A link that takes it off was mailed; it works until ${formatMoment(resetLinkUntil)}.`}
      </p>
      <Actions>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {resetLinkUntil ? 'Mail another link' : 'They have lost it'}
        </Button>
      </Actions>
      <ReasonDialog
        open={asked}
        title={`Lost second step: ${name}`}
        label="How they asked for it"
        hint="For your colleagues."
        confirm="Mail the link"
        tone="primary"
        maxLength={decisionReasonMaxLength}
        onConfirm={mail}
        onClose={() => setAsked(false)}
      >
        Only after they wrote to you from their address. The link goes to that address; with it and their
        password they take the second step off themselves. Nothing changes until then.
      </ReasonDialog>
    </Card>
  );
}
