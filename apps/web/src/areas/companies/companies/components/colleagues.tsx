import { zodResolver } from '@hookform/resolvers/zod';
import { inviteSchema } from '@waymark/contract/companies/companies';
import type { CompanyMembers, CompanyInvitation, InviteFields } from '@waymark/contract/companies/companies';
import { memberRoles } from '@waymark/contract/identity/choices/accounts';
import type { MemberRole } from '@waymark/contract/identity/choices/accounts';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useRevalidator } from 'react-router';
import { Invitations } from '../../../../components/data/invitations.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { useAuth, refreshUser } from '../../../../lib/auth-store.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeMemberRole } from '../api/change-member-role.ts';
import { memberRoleLabels } from '../constants.ts';
import type { MemberQuestion } from '../constants.ts';
import { dutiesOf, isOwner, wordsOf } from '../member-rules.ts';
import { MembersTable } from './members-table.tsx';
import { RoleOptions } from './role-options.tsx';
import styles from './colleagues.module.css';

const empty: InviteFields = { email: '', memberRole: 'recruiter' };

const duties: Record<MemberRole, string> = {
  owner: 'Does everything, invites and removes colleagues, and gives them their roles.',
  recruiter: 'Posts and changes jobs, works with applicants, and keeps the company profile.',
  viewer: 'Sees jobs, applicants and the profile, and changes nothing.',
};

/** Who works for the company; owners also invite, give roles and remove. */
export function Colleagues({ members, invitations }: CompanyMembers) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const company = user?.company?.name ?? '';
  return (
    <>
      <PageHeading>Colleagues</PageHeading>
      <p className={styles['lead']}>
        Everybody here sees the jobs and applicants of {company}. {dutiesOf(members)}
      </p>
      <Roles />
      <MembersTable members={members} onAsk={setQuestion} />
      {isOwner(members) && (
        <>
          <InviteCard
            emailConfirmed={user?.emailConfirmed === true}
            held={user?.company?.heldReason != null}
          />
          <OpenInvitations invitations={invitations} />
        </>
      )}
      <MemberDialog
        question={question}
        company={company}
        alone={members.length === 1}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

/** Only an owner whose own mailbox is proven may write to others, in the name of a company that is public. */
function InviteCard({ emailConfirmed, held }: { emailConfirmed: boolean; held: boolean }) {
  return (
    <Card title="Invite a colleague">
      {emailConfirmed && !held && <InviteForm />}
      {emailConfirmed && held && (
        <p>You can invite others as soon as our team has taken a look at your company.</p>
      )}
      {!emailConfirmed && (
        <p>
          Before you invite others, confirm your own e-mail address: open the link in the mail we sent you, or
          ask for a new one in <Link to={paths.account}>your account</Link>.
        </p>
      )}
    </Card>
  );
}

/** What each role may do. */
function Roles() {
  return (
    <dl className={styles['roles']}>
      {memberRoles.map((role) => (
        <div className={styles['role']} key={role}>
          <dt>{memberRoleLabels[role]}</dt>
          <dd>{duties[role]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The invitations that nobody has accepted, for owners. */
function OpenInvitations({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  return (
    <Card title="Open invitations">
      <Invitations
        invitations={invitations}
        roleOf={({ memberRole }) => memberRoleLabels[memberRole]}
        onSend={({ email, memberRole }) => inviteColleague({ email, memberRole })}
        onWithdraw={({ id }) => withdrawInvitation(id)}
      />
    </Card>
  );
}

async function withdrawInvitation(invitationId: string): Promise<void> {
  await callApi('DELETE /company-invitations/:invitationId', { params: { invitationId } });
}

interface MemberDialogProps {
  /** Null: nothing is being asked. */
  question: MemberQuestion | null;
  company: string;
  /** Whether nobody else works for the company. */
  alone: boolean;
  onClose: () => void;
}

/** Asks before somebody is removed, leaves, or stops being an owner. */
function MemberDialog({ question, company, alone, onClose }: MemberDialogProps) {
  const { revalidate } = useRevalidator();
  const words = question && wordsOf(question, company, alone);

  async function act() {
    if (!question || !words) return;
    const { member, memberRole } = question;
    await (memberRole ? changeMemberRole(member.userId, memberRole) : removeMember(member.userId));
    onClose();
    // What the header and the sidebar show of oneself changes as well.
    if (member.own) await refreshUser();
    await revalidate();
    showSuccess(words.done);
  }

  return (
    <ConfirmDialog
      open={question !== null}
      title={words?.title}
      confirm={words?.confirm}
      onConfirm={act}
      onClose={onClose}
    >
      {words?.consequence}
    </ConfirmDialog>
  );
}

/** Removes a colleague; with the own id it leaves the company. */
async function removeMember(userId: string): Promise<void> {
  await callApi('DELETE /company-members/:userId', { params: { userId } });
}

function InviteForm() {
  const form = useForm<InviteFields>({ resolver: zodResolver(inviteSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();

  async function submit(fields: InviteFields) {
    try {
      await inviteColleague(fields);
    } catch (failure) {
      showFailure(form, failure);
      return;
    }
    form.reset(empty);
    form.setFocus('email');
    showSuccess(`Invitation sent to ${fields.email}`);
    await revalidate();
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <div className={styles['fields']}>
        <TextField label="Their work email" type="email" autoComplete="off" {...bindField(form, 'email')} />
        <SelectField label="Role" {...bindField(form, 'memberRole')}>
          <RoleOptions />
        </SelectField>
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          Send invitation
        </Button>
      </div>
      <p className={styles['note']}>
        A recruiter works with jobs and applicants. A viewer sees them and changes nothing. An owner also
        invites and removes colleagues.
      </p>
      <PrivacyNote />
    </form>
  );
}

/** Mails an invitation; a second one for the same address takes the place of the first. */
async function inviteColleague(fields: InviteFields): Promise<void> {
  await callApi('POST /company-invitations', { body: fields });
}
