import { decisionReasonMaxLength } from '@waymark/contract/office/choices/moderation';
import { planOf } from '@waymark/contract/payments/membership-plans';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Actions } from '../../../../components/form/actions.tsx';
import { Button } from '../../../../components/form/button.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { revokeFromCompany } from '../api/change-company.ts';

type Grant = StaffCompanyDetail['grants'][number];

const nameOf = ({ grant, title }: Grant) =>
  grant === 'place' ? `the place for “${title}”` : `the ${planOf(grant).name} plan`;

/** Takes back what staff granted the company, with a reason. */
export function CompanyGrants({ company: { id, name, grants } }: { company: StaffCompanyDetail }) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Grant | null>(null);

  async function revoke(grant: Grant, reason: string) {
    try {
      showSuccess(await revokeFromCompany(id, { grant: grant.grant, id: grant.id, reason }));
      setAsked(null);
    } finally {
      await revalidate();
    }
  }

  if (grants.length === 0) return null;
  return (
    <>
      <Actions>
        {grants.map((grant) => (
          <Button key={grant.id} variant="danger" onClick={() => setAsked(grant)}>
            Take back {nameOf(grant)}, until {formatDate(grant.endsAt)}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={asked && `Take back ${nameOf(asked)}`}
        label="Reason"
        hint="It stays in the log, and among what was done with the company."
        confirm="Take back"
        maxLength={decisionReasonMaxLength}
        onConfirm={async (reason) => {
          if (asked) await revoke(asked, reason);
        }}
        onClose={() => setAsked(null)}
      >
        It ends now. Postings of {name} beyond its plan stay open for a week; the company is mailed which
        ones.
      </ReasonDialog>
    </>
  );
}
