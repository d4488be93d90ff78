import { zodResolver } from '@hookform/resolvers/zod';
import { addressedReportSchema, jobIdIn } from '@waymark/contract/jobs/job-reports';
import { offeredReasons } from '@waymark/contract/jobs/report-choices';
import { paths } from '@waymark/contract/paths';
import type { z } from '@waymark/contract/zod';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { RadioGroupField } from '../../../../components/form/radio-group-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextArea, TextField } from '../../../../components/form/text-field.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth } from '../../../../lib/auth-store.ts';
import { useBoardWords } from '../../../../lib/board-words.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './job-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface ReportFormProps {
  /** Of the posting; without it the form asks for it. */
  address?: string;
  onSending?: (isSending: boolean) => void;
  onSent: (thanks: string) => void;
}

export function ReportForm({ address, onSending, onSent }: ReportFormProps) {
  const say = useSay();
  const words = useBoardWords();
  const { user } = useAuth();
  const form = useForm({
    resolver: zodResolver(addressedReportSchema),
    defaultValues: { address: address ?? '', text: '', email: user?.email ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function send({ address: given, ...body }: z.output<typeof addressedReportSchema>) {
    onSending?.(true);
    try {
      const params = { jobId: jobIdIn(given) ?? '' };
      onSent((await callApi('POST /jobs/:jobId/reports', { params, body })).message);
    } catch (failure) {
      showFailure(form, failure);
    } finally {
      onSending?.(false);
    }
  }

  return (
    <form
      className={`${ui['grid5']} ${styles['form']}`}
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      {address === undefined && (
        <TextField
          label={say`Address of the posting`}
          hint={say`Open the posting and copy what stands in the address bar of your browser.`}
          autoComplete="off"
          {...bindField(form, 'address')}
        />
      )}
      <RadioGroupField
        label={say`What is wrong?`}
        options={offeredReasons(words)}
        {...bindField(form, 'reason')}
      />
      <TextArea label={say`What should we know? (optional)`} rows={3} {...bindField(form, 'text')} />
      <TextField
        label={say`Your email (optional)`}
        hint={say`For a question about this report, and to tell you what we decided. The employer does not see it.`}
        type="email"
        autoComplete="email"
        {...bindField(form, 'email')}
      />
      {address !== undefined && <WhatHappens />}
      <PrivacyNote />
      <Button type="submit" pending={isSubmitting}>
        {say`Send report`}
      </Button>
    </form>
  );
}

function WhatHappens() {
  const say = useSay();
  return (
    <p className={ui['note']}>
      {say`Our team reads each report.`}{' '}
      <Link to={paths.fraudPolicy} target="_blank">
        {say`What happens with it (opens in a new tab)`}
      </Link>
    </p>
  );
}

/** In place of the form once it is sent. */
export function ReportThanks({ thanks, children }: { thanks: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus goes to its replacement.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={`${ui['grid5']} ${styles['form']}`} tabIndex={-1}>
      <Notice tone="good">{thanks}</Notice>
      {children}
    </div>
  );
}

/** For a posting that is not in sight: of the page on fraud, where its address is asked for. */
export function AddressedReport() {
  const say = useSay();
  const [thanks, setThanks] = useState('');
  if (!thanks) return <ReportForm onSent={setThanks} />;
  return (
    <ReportThanks thanks={thanks}>
      <Button variant="secondary" onClick={() => setThanks('')}>
        {say`Report another posting`}
      </Button>
    </ReportThanks>
  );
}
