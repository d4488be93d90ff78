import { zodResolver } from '@hookform/resolvers/zod';
import { staffRoleLabels } from '@waymark/contract/identity/choices/staff';
import { inviteStaffSchema } from '@waymark/contract/identity/team';
import type {
  StaffTeam,
  StaffInvitation,
  InviteStaffFields,
  StaffMember,
} from '@waymark/contract/identity/team';
import { paths, searchPath } from '@waymark/contract/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Invitations } from '../../../../components/data/invitations.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { showFailure } from '../../../../components/form/show-failure.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Avatar } from '../../../../components/media/avatar.tsx';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { changeStaffRole, endStaffSessions, resetStaffSecondStep } from '../api/change-member.ts';
import type { MemberQuestion } from '../constants.ts';
import { wordsOf, nameOf } from '../rules.ts';
import { StaffRoleOptions, RoleSelect } from './role-select.tsx';
import styles from './team.module.css';

const columns = [
  { name: 'Name' },
  { name: 'Role' },
  { name: 'Second step' },
  { name: 'Last here' },
  { name: 'Actions', unnamed: true },
];

const empty: InviteStaffFields = { email: '', staffRole: 'reviewer' };

const hrefOf = (page: number) => searchPath({ page: page > 1 ? page : undefined }, paths.staffTeam);

/** Who belongs to the staff and may do what; administrators invite and give roles. */
export function Team({ data, total, page, pageSize, invitations }: StaffTeam) {
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  return (
    <>
      <PageHeading>Team</PageHeading>
      <p className={styles['lead']}>
        Reviewers write resume reviews. Moderators look after postings, companies, people and messages.
        Administrators do both, and run the board.
      </p>
      <MembersTable members={data} onAsk={setQuestion} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        label="Pages of the team"
      />
      <Card title="Invite somebody">
        <InviteForm />
      </Card>
      <Card title="Open invitations">
        <StaffInvitations invitations={invitations} />
      </Card>
      <MemberDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

function StaffInvitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  return (
    <Invitations
      invitations={invitations}
      roleOf={({ staffRole }) => staffRoleLabels[staffRole]}
      onSend={({ email, staffRole }) => inviteStaff({ email, staffRole })}
      onWithdraw={({ id }) => withdrawStaffInvitation(id)}
    />
  );
}

interface MemberDialogProps {
  /** Null: nothing is being asked. */
  question: MemberQuestion | null;
  onClose: () => void;
}

/** Asks before somebody is signed out, loses the second step or gives up the own role. */
function MemberDialog({ question, onClose }: MemberDialogProps) {
  const { revalidate } = useRevalidator();
  const words = question && wordsOf(question);

  async function act() {
    if (!question || !words) return;
    const { userId } = question.member;
    if (question.kind === 'end-sessions') await endStaffSessions(userId);
    if (question.kind === 'reset-second-step') await resetStaffSecondStep(userId);
    if (question.kind === 'step-down') {
      await changeStaffRole(userId, question.staffRole);
      await refreshUser();
    }
    onClose();
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
  const form = useForm<InviteStaffFields>({
    resolver: zodResolver(inviteStaffSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const { revalidate } = useRevalidator();

  async function submit(fields: InviteStaffFields) {
    try {
      await inviteStaff(fields);
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
        <TextField label="Their email" type="email" autoComplete="off" {...bindField(form, 'email')} />
        <SelectField label="Role" {...bindField(form, 'staffRole')}>
          <StaffRoleOptions />
        </SelectField>
        <Button className={styles['send']} type="submit" pending={isSubmitting}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}

/** Mails an invitation; a second one for the same address takes the place of the first. */
async function inviteStaff(fields: InviteStaffFields): Promise<void> {
  await callApi('POST /staff/invitations', { body: fields });
}

async function withdrawStaffInvitation(invitationId: string): Promise<void> {
  await callApi('DELETE /staff/invitations/:invitationId', { params: { invitationId } });
}

interface MembersTableProps {
  members: readonly StaffMember[];
  onAsk: (question: MemberQuestion) => void;
}

function MembersTable({ members, onAsk }: MembersTableProps) {
  return (
    <DataTable columns={columns}>
      {members.map((member) => (
        <MemberRow key={member.userId} member={member} onAsk={onAsk} />
      ))}
    </DataTable>
  );
}

function MemberRow({ member, onAsk }: { member: StaffMember; onAsk: MembersTableProps['onAsk'] }) {
  const { own, email, secondStep, suspended, sessions, lastUsedAt } = member;
  const name = nameOf(member);
  return (
    <tr>
      <th scope="row">
        <div className={styles['person']}>
          <Avatar name={name} pictureUrl={member.pictureUrl} size="small" />
          <div className={styles['who']}>
            <span className={styles['name']}>
              {name} {own && <Badge>You</Badge>}
              {suspended && <Badge tone="bad">Suspended</Badge>}
            </span>
            <span className={styles['email']}>{email}</span>
          </div>
        </div>
      </th>
      <td className={styles['role']}>
        <RoleSelect member={member} onAsk={onAsk} />
      </td>
      <td className={styles['fact']} data-label="Second step">
        {secondStep ? 'Set up' : <Badge tone="bad">Missing</Badge>}
      </td>
      <td className={styles['fact']} data-label="Last here">
        {lastUsedAt ? formatSince(lastUsedAt) : 'Signed out'}
      </td>
      <td className={styles['tools']}>
        {sessions > (own ? 1 : 0) && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'end-sessions', member })}>
            Sign out <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {secondStep && !own && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'reset-second-step', member })}>
            Reset second step <VisuallyHidden>of {name}</VisuallyHidden>
          </Button>
        )}
        {!own && (
          <ButtonLink variant="quiet" to={searchPath({ q: email }, paths.staffUsers)}>
            {suspended ? 'Reinstate' : 'Suspend'} <VisuallyHidden>{name}</VisuallyHidden>
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}
