import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import styles from '../../../../components/data/desk.module.css';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { useSay } from '../../../../lib/languages/say.ts';

type Grant = StaffCompanyDetail['grants'][number];

/** How many postings the company may have open, and which wait for a place; administrators grant more. */
export function CompanyPlaces({ company }: { company: StaffCompanyDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { plan, ownPlaces, waitingPostings } = company;
  const [granting, setGranting] = useState(false);
  const mayGrant = useAuth(({ user }) => user?.staffRole === 'administrator');
  return (
    <Card title={say`Plan and places`}>
      <dl className={styles['facts']}>
        <dt>{say`Plan`}</dt>
        <dd>
          {plan.endsAt ? say`${plan.name}, until ${formatDate(words, plan.endsAt, locale)}` : plan.name}
        </dd>
        <dt>{say`Places in use`}</dt>
        <dd>{say`${plan.taken} of ${plan.postings}`}</dd>
        {ownPlaces.length > 0 && (
          <>
            <dt>{say`Places of their own`}</dt>
            <dd>
              {ownPlaces
                .map(({ title, endsAt }) => say`${title}, until ${formatDate(words, endsAt, locale)}`)
                .join('; ')}
            </dd>
          </>
        )}
        {waitingPostings.length > 0 && (
          <>
            <dt>{say`Wait for a place`}</dt>
            <dd>{waitingPostings.map(({ title }) => title).join('; ')}</dd>
          </>
        )}
      </dl>
      {mayGrant && (
        <Actions>
          <Button variant="secondary" onClick={() => setGranting(true)}>
            {say`Grant a plan or a place`}
          </Button>
          <InvoicePermission company={company} />
        </Actions>
      )}
      {mayGrant && <CompanyGrants company={company} />}
      <Dialog
        open={granting}
        title={say`Grant ${company.name} a plan or a place`}
        onClose={() => setGranting(false)}
      >
        {granting && <GrantForm company={company} onClose={() => setGranting(false)} />}
      </Dialog>
    </Card>
  );
}

/** Whether the company may pay by invoice: as the board's settings say, or as staff has decided. */
function InvoicePermission({ company: { id, mayPayByInvoice } }: { company: StaffCompanyDetail }) {
  const say = useSay();
  const { pending, press } = useChange();
  const decide = (isAllowed: boolean | null) =>
    press(
      callApi('PUT /staff/companies/:companyId/invoicing', {
        params: { companyId: id },
        body: { isAllowed },
      }),
    );
  if (mayPayByInvoice !== null) {
    return (
      <Button variant="secondary" pending={pending} onClick={() => decide(null)}>
        {mayPayByInvoice ? say`No longer allow invoices` : say`Stop refusing invoices`}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" pending={pending} onClick={() => decide(true)}>
        {say`Allow invoices`}
      </Button>
      <Button variant="secondary" pending={pending} onClick={() => decide(false)}>
        {say`Refuse invoices`}
      </Button>
    </>
  );
}

/** Takes back what staff granted the company. */
function CompanyGrants({ company: { id, name, grants } }: { company: StaffCompanyDetail }) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Grant | null>(null);

  async function revoke({ grant, id: grantId }: Grant, reason: string) {
    try {
      const { message } = await callApi('POST /staff/companies/:companyId/grants/revoke', {
        params: { companyId: id },
        body: { grant, id: grantId, reason },
      });
      showSuccess(message);
      setAsked(null);
    } finally {
      // Also after a refusal: a colleague may have taken it back first.
      await revalidate();
    }
  }

  if (grants.length === 0) return null;
  return (
    <>
      <Actions>
        {grants.map((grant) => (
          <Button key={grant.id} variant="danger" onClick={() => setAsked(grant)}>
            {grant.grant === 'place'
              ? say`Take back the place for “${grant.title}”, until ${formatDate(words, grant.endsAt, locale)}`
              : say`Take back the ${grant.title} plan, until ${formatDate(words, grant.endsAt, locale)}`}
          </Button>
        ))}
      </Actions>
      <ReasonDialog
        open={asked !== null}
        title={
          asked &&
          (asked.grant === 'place'
            ? say`Take back the place for “${asked.title}”`
            : say`Take back the ${asked.title} plan`)
        }
        label={say`Reason`}
        hint={say`It stays in the log, and among what was done with the company.`}
        confirm={say`Take back`}
        maxLength={decisionReasonMaxLength}
        onConfirm={async (reason) => {
          if (asked) await revoke(asked, reason);
        }}
        onClose={() => setAsked(null)}
      >
        {say`It ends now. Postings of ${name} beyond its plan stay open for a week; the company is mailed which ones.`}
      </ReasonDialog>
    </>
  );
}

interface GrantValues {
  /** A plan, or the id of a posting that waits for a place. */
  grant: string;
  until: string;
  reason: string;
}

function fieldsOf({ grant, ...rest }: GrantValues, plans: StaffCompanyDetail['grantablePlans']) {
  const plan = plans.find(({ key }) => key === grant)?.key;
  return plan ? { grant: plan, ...rest } : { grant: 'place' as const, jobId: grant, ...rest };
}

function GrantForm({ company, onClose }: { company: StaffCompanyDetail; onClose: () => void }) {
  const say = useSay();
  const { change } = useChange();
  const defaultValues: GrantValues = {
    grant: company.waitingPostings[0]?.jobId ?? company.grantablePlans[0]?.key ?? '',
    until: '',
    reason: '',
  };
  const form = useForm({ defaultValues });
  const grant = (values: GrantValues) =>
    change(
      callApi('POST /staff/companies/:companyId/grants', {
        params: { companyId: company.id },
        body: fieldsOf(values, company.grantablePlans),
      }),
      onClose,
    );
  return (
    <Form form={form} onSubmit={grant} submit={say`Grant`} onCancel={onClose}>
      <p>{say`Nothing is paid for it. The reason stays in the log, and among what was done with the company.`}</p>
      <SelectField label={say`What is granted`} {...bindField(form, 'grant')}>
        {company.waitingPostings.map(({ jobId, title }) => (
          <option key={jobId} value={jobId}>
            {say`A place for “${title}”`}
          </option>
        ))}
        {company.grantablePlans.map(({ key, name, description }) => (
          <option key={key} value={key}>
            {name}: {description}
          </option>
        ))}
      </SelectField>
      <TextField label={say`Last day`} type="date" {...bindField(form, 'until')} />
      <TextArea
        label={say`Reason`}
        rows={3}
        maxLength={decisionReasonMaxLength}
        {...bindField(form, 'reason')}
      />
    </Form>
  );
}
