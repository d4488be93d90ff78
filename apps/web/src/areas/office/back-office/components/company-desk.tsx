import { memberRoleWords } from '../role-constants.ts';
import type { CompanyChange } from '@waymark/contract/companies/choices';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { takenReasons } from '@waymark/contract/identity/choices';
import { decisionReasonMaxLength } from '@waymark/contract/identity/staff-choices';
import { companyPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import styles from '../../../../components/data/desk.module.css';
import { DeskHeading } from '../../../../components/data/desk.tsx';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { Actions } from '../../../../components/form/actions.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button, type ButtonVariant } from '../../../../components/form/button.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Dialog } from '../../../../components/overlay/dialog.tsx';
import { ReasonDialog } from '../../../../components/overlay/reason-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { staffCompanyPath, staffUserPath } from '../rules.ts';
import { CompanyBadges, staffCompaniesPath } from './company-list.tsx';
import { CompanyPlaces } from './company-places.tsx';
import { useSay } from '../../../../lib/languages/say.ts';

interface DeskProps {
  company: StaffCompanyDetail;
}

/** A company with all that staff needs to decide about it. */
export function CompanyDesk({ company }: DeskProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { id, website, about, members, openJobs, createdAt, heldReason, history } = company;
  return (
    <>
      <DeskHeading list={staffCompaniesPath({})}>{company.name}</DeskHeading>
      <CompanyBadges company={company} />
      <Card title={say`About it`}>
        <dl className={styles['facts']}>
          <dt>{say`Website`}</dt>
          <dd>{website || say`None`}</dd>
          <dt>{say`Here since`}</dt>
          <dd>{formatDate(words, createdAt, locale)}</dd>
          <dt>{say`People`}</dt>
          <dd>{formatCount(members, locale)}</dd>
          <dt>{say`Open jobs`}</dt>
          <dd>{formatCount(openJobs, locale)}</dd>
        </dl>
        <Letters company={company} />
        {about && (
          <p className={styles['text']} dir="auto">
            {about}
          </p>
        )}
        {heldReason === null && <Link to={companyPath(id)}>{say`See its public page`}</Link>}
        <CompanyActions company={company} />
      </Card>
      <CompanyPlaces company={company} />
      <Namesakes company={company} />
      <People company={company} />
      <Card title={say`What was done`}>
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

/** Names the letters of another alphabet that look Latin. */
function Letters({ company: { heldReason, strangeLetters } }: DeskProps) {
  const say = useSay();
  const isHeld = heldReason === 'letters';
  if (strangeLetters.length === 0 && !isHeld) return null;
  const found = strangeLetters.map(
    ({ script, letters }) =>
      `${script} ${letters.map((letter) => `${letter} (${codeOf(letter)})`).join(', ')}`,
  );
  return (
    <Notice tone={isHeld ? 'bad' : 'good'}>
      {found.length > 0
        ? say`Letters of its name that are not Latin: ${found.join('; ')}.`
        : say`Its name is written to be read as that of another company, below.`}
    </Notice>
  );
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function Namesakes({ company: { namesakes } }: DeskProps) {
  const say = useSay();
  if (namesakes.length === 0) return null;
  return (
    <Card title={say`Others with its name or website, or that look so`}>
      <ul className={ui['grid4']}>
        {namesakes.map((other) => (
          <li className={`${ui['spread']} ${styles['item']}`} key={other.id}>
            <span>
              <Link to={staffCompanyPath(other.id)} dir="auto">
                {other.name}
              </Link>
              <span className={`${ui['note']} ${ui['subtitle']}`}>{other.website || say`No website`}</span>
            </span>
            <CompanyBadges company={other} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function People({ company: { people } }: DeskProps) {
  const say = useSay();
  return (
    <Card title={say`People`}>
      {people.length === 0 ? (
        <p className={ui['note']}>{say`It has no members here.`}</p>
      ) : (
        <ul className={ui['grid4']}>
          {people.map(({ id, name, email, memberRole, isConfirmed, isSuspended }) => (
            <li key={id}>
              <Link to={staffUserPath(id)} dir="auto">
                {name}
              </Link>
              <span className={`${ui['note']} ${ui['subtitle']}`}>
                {[
                  email,
                  memberRoleWords[memberRole],
                  !isConfirmed && say`address not confirmed`,
                  isSuspended && say`suspended`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface Choice {
  change: CompanyChange;
  label: string;
  variant: ButtonVariant;
}

function choicesFor({ heldReason, isVerified, website }: StaffCompanyDetail): Choice[] {
  const choices: (Choice | false)[] = [
    takenReasons.some((reason) => reason === heldReason) && {
      change: 'approve',
      label: msg`Approve`,
      variant: 'primary',
    },
    heldReason === 'suspended' && { change: 'lift', label: msg`Lift the suspension`, variant: 'primary' },
    !isVerified && website !== '' && { change: 'verify', label: msg`Verify`, variant: 'secondary' },
    isVerified && { change: 'unverify', label: msg`Take the verification back`, variant: 'secondary' },
    heldReason !== 'suspended' && { change: 'suspend', label: msg`Suspend`, variant: 'danger' },
  ];
  return choices.filter((choice) => choice !== false);
}

function useCompanyChange({ id, name, website }: StaffCompanyDetail) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<CompanyChange | null>(null);

  async function act(change: CompanyChange, reason = '', onDone?: () => void) {
    const params = { companyId: id };
    const body = { change, reason, seen: { name, website } };
    try {
      const { message } = await callApi('POST /staff/companies/:companyId/changes', { params, body });
      showSuccess(message);
      onDone?.();
    } finally {
      // Also after a refusal: the company may have changed since it was loaded.
      await revalidate();
    }
  }

  function press(change: CompanyChange) {
    setPending(change);
    act(change)
      .catch(showFailed)
      .finally(() => setPending(null));
  }

  return { pending, act, press };
}

function CompanyActions({ company }: DeskProps) {
  const say = useSay();
  const { pending, act, press } = useCompanyChange(company);
  const [dialog, setDialog] = useState<'suspend' | 'merge' | null>(null);
  const close = () => setDialog(null);

  return (
    <>
      <Actions>
        {choicesFor(company).map(({ change, label, variant }) => (
          <Button
            key={change}
            variant={variant}
            pending={pending === change}
            onClick={() => (change === 'suspend' ? setDialog('suspend') : press(change))}
          >
            {label}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setDialog('merge')}>
          {say`Merge into another`}
        </Button>
      </Actions>
      <ReasonDialog
        open={dialog === 'suspend'}
        title={say`Suspend ${company.name}`}
        label={say`Reason`}
        confirm={say`Suspend`}
        maxLength={decisionReasonMaxLength}
        onConfirm={(reason) => act('suspend', reason, close)}
        onClose={close}
      >
        {say`It and its jobs are hidden, and its people can do nothing for it until you lift it. They get your words by mail.`}
      </ReasonDialog>
      <Dialog open={dialog === 'merge'} title={say`Merge ${company.name} into another`} onClose={close}>
        {dialog === 'merge' && <MergeForm company={company} onClose={close} />}
      </Dialog>
    </>
  );
}

/** Asks for the other company, and for the name of this one: a merge cannot be undone. */
function MergeForm({ company, onClose }: DeskProps & { onClose: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { intoId: company.namesakes[0]?.id ?? '', name: '' } });

  async function merge({ intoId, name }: { intoId: string; name: string }) {
    const body = { intoId: intoId.trim(), name };
    const params = { companyId: company.id };
    const { message } = await callApi('POST /staff/companies/:companyId/merge', { params, body });
    showSuccess(message);
    onClose();
    await navigate(staffCompanyPath(body.intoId));
  }

  return (
    <Form form={form} onSubmit={merge} submit={say`Merge`} variant="danger" onCancel={onClose}>
      <p>
        {say`Its people, postings, applicants, conversations and orders go to the other company, and ${company.name} is gone. This cannot be taken back.`}
        {company.heldReason !== null && (
          <>
            {' '}
            {say`It is held: where the other one has owners, its own come as recruiters, and its postings are looked at first.`}
          </>
        )}
      </p>
      <TextField
        label={say`Id of the company that stays`}
        hint={company.namesakes[0] && say`Filled in: ${company.namesakes[0].name}`}
        autoComplete="off"
        {...bindField(form, 'intoId')}
      />
      <TextField
        label={say`Type ${company.name} to confirm`}
        autoComplete="off"
        {...bindField(form, 'name')}
      />
    </Form>
  );
}
