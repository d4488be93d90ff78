import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@waymark/contract/paths';
import {
  contractCancellationSchema,
  type ContractCancellationFields,
} from '@waymark/contract/payments/subscriptions';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';

type Typed = z.input<typeof contractCancellationSchema>;

/** Ends a contract without signing in, as section 312k BGB asks: a form, and one button that says what it does (L-41). */
export function CancelContractPage() {
  const [answer, setAnswer] = useState('');
  return (
    <div className={`${ui['page']} ${ui['grid5']}`}>
      <PageHead
        title="Cancel a contract"
        lead="Name the contract and how we reach you. We confirm at once by email what arrived and when."
      />
      <div className={`${ui['grid5']} ${ui['measure']}`}>
        {answer ? (
          <Notice tone="good" focus>
            {answer}
          </Notice>
        ) : (
          <>
            <p>
              If you can sign in, your plan ends in two clicks on{' '}
              <Link to={paths.companyTransactions}>its page</Link>.
            </p>
            <div data-needs="script">
              <Fields onSent={setAnswer} />
            </div>
            <p data-without="script">
              The form needs JavaScript. <Link to={paths.contact}>Write to us</Link> instead.
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function Fields({ onSent }: { onSent: (answer: string) => void }) {
  const form = useForm<Typed, unknown, ContractCancellationFields>({
    defaultValues: { name: '', email: '', contract: '', reason: '', endsOn: null },
    resolver: zodResolver(contractCancellationSchema),
  });
  const send = async (body: ContractCancellationFields) =>
    onSent((await callApi('POST /contract-cancellations', { body })).message);
  return (
    <Form form={form} onSubmit={send} submit="Cancel now">
      <TextField label="Name" autoComplete="name" maxLength={120} {...bindField(form, 'name')} />
      <TextField label="Email" type="email" autoComplete="email" {...bindField(form, 'email')} />
      <TextField
        label="Contract"
        hint="For example the plan and its company, or the number of an order or an invoice."
        maxLength={200}
        {...bindField(form, 'contract')}
      />
      <TextField
        label="Ends on"
        type="date"
        hint="Leave it empty for the next day that is possible."
        {...bindField(form, 'endsOn', { setValueAs: (value: string | null) => value || null })}
      />
      <TextArea
        label="Reason (optional)"
        hint="Needed only if you cancel for an important reason."
        rows={3}
        maxLength={500}
        {...bindField(form, 'reason')}
      />
      <PrivacyNote />
    </Form>
  );
}
