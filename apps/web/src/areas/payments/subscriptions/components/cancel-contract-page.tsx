import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@waymark/contract/paths';
import {
  contractCancellationSchema,
  type ContractCancellationFields,
} from '@waymark/contract/payments/subscriptions';
import { msg } from '@waymark/contract/text/message';
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
import { rich, useSay } from '../../../../lib/languages/say.ts';

type Typed = z.input<typeof contractCancellationSchema>;

/** Ends a contract without signing in, as section 312k BGB asks: a form, and one button that says what it does (L-41). */
export function CancelContractPage() {
  const say = useSay();
  const [answer, setAnswer] = useState('');
  return (
    <div className={`${ui['page']} ${ui['grid5']}`}>
      <PageHead
        title={say`Cancel a contract`}
        lead={say`Name the contract and how we reach you. We confirm at once by email what arrived and when.`}
      />
      <div className={`${ui['grid5']} ${ui['measure']}`}>
        {answer ? (
          <Notice tone="good" focus>
            {answer}
          </Notice>
        ) : (
          <>
            <p>
              {rich(say, msg`If you can sign in, your plan ends in two clicks on <link>its page</link>.`, {
                link: <Link to={paths.companyTransactions} />,
              })}
            </p>
            <div data-needs="script">
              <Fields onSent={setAnswer} />
            </div>
            <p data-without="script">
              {rich(say, msg`The form needs JavaScript. <link>Write to us</link> instead.`, {
                link: <Link to={paths.contact} />,
              })}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function Fields({ onSent }: { onSent: (answer: string) => void }) {
  const say = useSay();
  const form = useForm<Typed, unknown, ContractCancellationFields>({
    defaultValues: { name: '', email: '', contract: '', reason: '', endsOn: null },
    resolver: zodResolver(contractCancellationSchema),
  });
  const send = async (body: ContractCancellationFields) =>
    onSent((await callApi('POST /contract-cancellations', { body })).message);
  return (
    <Form form={form} onSubmit={send} submit={say`Cancel now`}>
      <TextField label={say`Name`} autoComplete="name" maxLength={120} {...bindField(form, 'name')} />
      <TextField label={say`Email`} type="email" autoComplete="email" {...bindField(form, 'email')} />
      <TextField
        label={say`Contract`}
        hint={say`For example the plan and its company, or the number of an order or an invoice.`}
        maxLength={200}
        {...bindField(form, 'contract')}
      />
      <TextField
        label={say`Ends on`}
        type="date"
        hint={say`Leave it empty for the next day that is possible.`}
        {...bindField(form, 'endsOn', { setValueAs: (value: string | null) => value || null })}
      />
      <TextArea
        label={say`Reason (optional)`}
        hint={say`Needed only if you cancel for an important reason.`}
        rows={3}
        maxLength={500}
        {...bindField(form, 'reason')}
      />
      <PrivacyNote />
    </Form>
  );
}
