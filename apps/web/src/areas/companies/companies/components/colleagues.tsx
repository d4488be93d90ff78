import { useBoardWords } from '../../../../lib/board-words.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CompanyInvitation,
  type CompanyMember,
  type CompanyMembers,
  type InviteFields,
  inviteSchema,
} from '@waymark/contract/companies/companies';
import { type MemberRole, memberRoles } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Invitations } from '../../../../components/data/invitations.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { EmailText } from '../../../../components/layout/email-text.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { showFailed, showSuccess } from '../../../../lib/toasts.ts';
import ui from '../../../../styles/primitives.module.css';
import {
  dutiesOf,
  isOwner,
  type MemberQuestion,
  memberRoleLabels,
  nameOf,
  wordsOf,
} from '../member-rules.ts';
import styles from './companies.module.css';
import { PageEntryCard } from './page-entry-card.tsx';

const empty: InviteFields = { email: '', memberRole: 'recruiter' };

const duties: Record<MemberRole, string> = {
  owner: 'Does everything, invites and removes colleagues, and gives them their roles.',
  recruiter: 'Posts and changes jobs, works with applicants, and keeps the company profile.',
  viewer: 'Sees jobs, applicants and the profile, and changes nothing.',
};

/** The members; owners invite, change roles and remove. */
export function Colleagues({ members, invitations }: CompanyMembers) {
  const { user } = useAuth();
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const company = user?.company?.name ?? '';
  const own = members.find((member) => member.own);
  return (
    <>
      <PageHeading>Colleagues</PageHeading>
      <p className={ui['lead']}>
        Everybody here sees the jobs and applicants of {company}. {dutiesOf(members)}
      </p>
      <Roles />
      <MembersTable members={members} onAsk={setQuestion} />
      {user?.company && own && (
        <PageEntryCard user={user} company={user.company} members={members} own={own} />
      )}
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

/** Inviting needs a confirmed address and a public company. */
function InviteCard({ emailConfirmed, held }: { emailConfirmed: boolean; held: boolean }) {
  return (
    <Card title="Invite a colleague">
      {emailConfirmed && !held && <InviteForm />}
      {emailConfirmed && held && (
        <p>You can invite others as soon as our team has taken a look at your company.</p>
      )}
      {!emailConfirmed && (
        <p>
          Before you invite others, confirm your own email address: open the link in the mail we sent you, or
          ask for a new one in <Link to={paths.account}>your account</Link>.
        </p>
      )}
    </Card>
  );
}

function Roles() {
  return (
    <dl className={styles['roles']}>
      {memberRoles.map((role) => (
        <div className={styles['colleaguesRole']} key={role}>
          <dt>{memberRoleLabels[role]}</dt>
          <dd>{duties[role]}</dd>
        </div>
      ))}
    </dl>
  );
}

function OpenInvitations({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  return (
    <Card title="Open invitations">
      <Invitations
        invitations={invitations}
        roleOf={({ memberRole }) => memberRoleLabels[memberRole]}
        onSend={({ email, memberRole }) => inviteColleague({ email, memberRole })}
        onWithdraw={async ({ id: invitationId }) => {
          await callApi('DELETE /company-invitations/:invitationId', { params: { invitationId } });
        }}
      />
    </Card>
  );
}

interface MemberDialogProps {
  /** Null while the dialog is closed. */
  question: MemberQuestion | null;
  company: string;
  /** Whether the user is the only member. */
  alone: boolean;
  onClose: () => void;
}

/** Asks before a member is removed, leaves, or steps down. */
function MemberDialog({ question, company, alone, onClose }: MemberDialogProps) {
  const { revalidate } = useRevalidator();
  const words = question && wordsOf(question, company, alone);

  async function act() {
    if (!question || !words) return;
    const { member, memberRole } = question;
    await (memberRole
      ? changeMemberRole(member.userId, memberRole)
      : callApi('DELETE /company-members/:userId', { params: { userId: member.userId } }));
    onClose();
    // The header and the sidebar show the own role as well.
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
    <form className={ui['grid4']} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <div className={`${ui['grid4']} ${styles['colleaguesFields']}`}>
        <TextField label="Their work email" type="email" autoComplete="off" {...bindField(form, 'email')} />
        <SelectField label="Role" {...bindField(form, 'memberRole')}>
          <RoleOptions />
        </SelectField>
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          Send invitation
        </Button>
      </div>
      <p className={ui['note']}>
        A recruiter works with jobs and applicants. A viewer sees them and changes nothing. An owner also
        invites and removes colleagues.
      </p>
      <PrivacyNote />
    </form>
  );
}

/** Replaces an earlier invitation to the same address. */
async function inviteColleague(fields: InviteFields): Promise<void> {
  await callApi('POST /company-invitations', { body: fields });
}

interface MembersTableProps {
  members: readonly CompanyMember[];
  onAsk: (question: MemberQuestion) => void;
}

const columns = [{ name: 'Name' }, { name: 'Role' }, { name: 'Joined' }, { name: 'Actions', unnamed: true }];

function MembersTable({ members, onAsk }: MembersTableProps) {
  const owner = isOwner(members);
  return (
    <DataTable className={styles['table']} columns={columns}>
      {members.map((member) => (
        <MemberTableRow key={member.userId} member={member} byOwner={owner} onAsk={onAsk} />
      ))}
    </DataTable>
  );
}

interface MemberTableRowProps {
  member: CompanyMember;
  /** Whether the current user is an owner. */
  byOwner: boolean;
  onAsk: (question: MemberQuestion) => void;
}

function MemberTableRow({ member, byOwner, onAsk }: MemberTableRowProps) {
  const words = useBoardWords();
  const { own, email, memberRole, joinedAt } = member;
  const name = nameOf(member);
  return (
    <tr>
      <th scope="row">
        <div className={ui['row3']}>
          <Avatar name={name} pictureUrl={member.pictureUrl} size="small" />
          <div className={styles['who']}>
            <span className={ui['strong']}>
              {name} {own && <Badge>You</Badge>}
            </span>
            <span className={`${ui['note']} ${styles['email']}`}>
              <EmailText email={email} />
            </span>
          </div>
        </div>
      </th>
      <td className={styles['tableRole']}>
        {byOwner ? <RoleSelect member={member} onAsk={onAsk} /> : memberRoleLabels[memberRole]}
      </td>
      <td className={`${ui['soft']} ${ui['nowrap']} ${styles['date']}`} data-label="Joined">
        <time dateTime={joinedAt}>{formatDate(words, joinedAt)}</time>
      </td>
      <td className={styles['action']}>
        {own && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'leave', member })}>
            Leave
          </Button>
        )}
        {!own && byOwner && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'remove', member })}>
            Remove <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
}

interface RoleSelectProps {
  member: CompanyMember;
  onAsk: (question: MemberQuestion) => void;
}

/** Changes a role at once. The own role needs a confirmation, because only others can undo it. */
function RoleSelect({ member, onAsk }: RoleSelectProps) {
  const [pending, setPending] = useState<MemberRole | null>(null);
  const { revalidate } = useRevalidator();
  const name = nameOf(member);

  async function change(memberRole: MemberRole) {
    if (member.own) return onAsk({ kind: 'step-down', member, memberRole });
    setPending(memberRole);
    try {
      await changeMemberRole(member.userId, memberRole);
      await revalidate();
      showSuccess(`${name}: ${memberRoleLabels[memberRole]}`);
    } catch (failure) {
      showFailed(failure);
    } finally {
      setPending(null);
    }
  }

  return (
    <SelectField
      label={<VisuallyHidden>Role of {name}</VisuallyHidden>}
      value={pending ?? member.memberRole}
      disabled={pending !== null}
      onChange={(event) => void change(event.currentTarget.value as MemberRole)}
    >
      <RoleOptions />
    </SelectField>
  );
}

/** Options for all roles, from the least powerful up. */
function RoleOptions() {
  return memberRoles.toReversed().map((role) => (
    <option key={role} value={role}>
      {memberRoleLabels[role]}
    </option>
  ));
}

async function changeMemberRole(userId: string, memberRole: MemberRole): Promise<void> {
  await callApi('PUT /company-members/:userId', { params: { userId }, body: { memberRole } });
}
