import { zodResolver } from '@hookform/resolvers/zod';
import {
  type StaffRole,
  staffRoleLabels,
  staffRoles,
  staffRoleWords,
} from '@waymark/contract/identity/staff-choices';
import {
  type InviteStaffFields,
  inviteStaffSchema,
  type StaffInvitation,
  type StaffMember,
  type StaffTeam,
} from '@waymark/contract/identity/team';
import { paths, searchPath } from '@waymark/contract/paths';
import { fullName } from '@waymark/contract/text/format';
import { msg, term } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { Pagination } from '../../../../components/data/pagination.tsx';
import { Badge } from '../../../../components/data/tag.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button, ButtonLink } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Invitations } from '../../../../components/data/invitations.tsx';
import {
  InviteForm,
  MemberDialog,
  MemberHead,
  RoleSelect,
  type MemberWords,
} from '../../../../components/data/member-parts.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser } from '../../../../lib/auth-store.ts';
import { formatSince } from '../../../../lib/format-since.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './team.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import type { Say } from '@waymark/contract/text/say';

const columns = [
  { name: msg`Name` },
  { name: msg`Role` },
  { name: msg`Two-factor` },
  { name: msg`Last here` },
  { name: msg`Actions`, unnamed: true },
];

const roles = staffRoles.map((value) => ({ value, label: staffRoleLabels[value] }));

const empty: InviteStaffFields = { email: '', staffRole: 'reviewer' };

const hrefOf = (page: number) => searchPath({ page: page > 1 ? page : undefined }, paths.staffTeam);

/** The staff and their roles; administrators invite and change roles. */
export function Team({ data, total, page, pageSize, invitations }: StaffTeam) {
  const say = useSay();
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  return (
    <>
      <PageHeading>{say`Team`}</PageHeading>
      <p className={ui['lead']}>
        {say`Reviewers write resume reviews. Moderators look after postings, companies, people and messages. Administrators do both, and run the board.`}
      </p>
      <MembersTable members={data} onAsk={setQuestion} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={hrefOf}
        label={say`Pages of the team`}
      />
      <Card title={say`Invite a staff member`}>
        <StaffInvite />
      </Card>
      <Card title={say`Open invitations`}>
        <StaffInvitations invitations={invitations} />
      </Card>
      <MemberDialog
        words={question && wordsOf(say, question)}
        act={() => act(question)}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

/** Signs a member out, takes MFA off, or gives the own role up. */
async function act(question: MemberQuestion | null): Promise<void> {
  if (!question) return;
  const { userId } = question.member;
  if (question.kind === 'end-sessions') {
    await callApi('POST /staff/members/:userId/end-sessions', { params: { userId } });
  }
  if (question.kind === 'reset-second-step') {
    await callApi('POST /staff/members/:userId/reset-second-step', { params: { userId } });
  }
  if (question.kind === 'step-down') {
    await changeStaffRole(userId, question.staffRole);
    await refreshUser();
  }
}

function StaffInvitations({ invitations }: { invitations: readonly StaffInvitation[] }) {
  return (
    <Invitations
      invitations={invitations}
      roleOf={({ staffRole }) => staffRoleLabels[staffRole]}
      onSend={({ email, staffRole }) => inviteStaff({ email, staffRole })}
      onWithdraw={async ({ id: invitationId }) => {
        await callApi('DELETE /staff/invitations/:invitationId', { params: { invitationId } });
      }}
    />
  );
}

function StaffInvite() {
  const say = useSay();
  const form = useForm<InviteStaffFields>({
    resolver: zodResolver(inviteStaffSchema),
    defaultValues: empty,
  });
  return (
    <InviteForm
      form={form}
      send={inviteStaff}
      fields={
        <>
          <TextField label={say`Their email`} type="email" autoComplete="off" {...bindField(form, 'email')} />
          <SelectField label={say`Role`} {...bindField(form, 'staffRole')}>
            <Options choices={roles} />
          </SelectField>
        </>
      }
    />
  );
}

/** Replaces an earlier invitation to the same address. */
async function inviteStaff(fields: InviteStaffFields): Promise<void> {
  await callApi('POST /staff/invitations', { body: fields });
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
  const say = useSay();
  const locale = useLocale();
  const { own, email, staffRole, lastAdministrator, mfa, suspended, sessions, lastUsedAt } = member;
  const words = useBoardWords();
  const name = nameOf(member);
  return (
    <tr>
      <MemberHead member={member}>{suspended && <Badge tone="bad">{say`Suspended`}</Badge>}</MemberHead>
      <td className={styles['role']}>
        {lastAdministrator ? (
          <>
            {staffRoleLabels[staffRole]}{' '}
            <span className={`${ui['note']} ${styles['only']}`}>{say`(the only one)`}</span>
          </>
        ) : (
          <RoleSelect
            name={name}
            role={staffRole}
            roles={roles}
            change={(role) => changeStaffRole(member.userId, role)}
            onAsk={own && ((role) => onAsk({ kind: 'step-down', member, staffRole: role }))}
          />
        )}
      </td>
      <td className={ui['nowrap']} data-label={say`Two-factor`}>
        {mfa ? say`Set up` : <Badge tone="bad">{say`Missing`}</Badge>}
      </td>
      <td className={ui['nowrap']} data-label={say`Last here`}>
        {lastUsedAt ? formatSince(words, lastUsedAt, locale) : say`Signed out`}
      </td>
      <td className={styles['tools']}>
        {sessions > (own ? 1 : 0) && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'end-sessions', member })}>
            {say`Sign out`} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        {mfa && !own && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'reset-second-step', member })}>
            {say`Reset MFA`} <VisuallyHidden>{say`of ${name}`}</VisuallyHidden>
          </Button>
        )}
        {!own && (
          <ButtonLink variant="quiet" to={searchPath({ q: email }, paths.staffUsers)}>
            {suspended ? say`Reinstate` : say`Suspend`} <VisuallyHidden>{name}</VisuallyHidden>
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

function nameOf({ firstName, lastName }: Pick<StaffMember, 'firstName' | 'lastName'>): string {
  return fullName(firstName, lastName);
}

function wordsOf(say: Say, question: MemberQuestion): MemberWords {
  const name = nameOf(question.member);
  switch (question.kind) {
    case 'end-sessions':
      return question.member.own
        ? {
            title: say`Sign out your other devices?`,
            consequence: say`They have to sign in again. What is typed there and not saved is lost.`,
            confirm: say`Sign out`,
            done: say`Your other devices are signed out`,
          }
        : {
            title: say`Sign ${name} out everywhere?`,
            consequence: say`They have to sign in again. What they have typed and not saved is lost.`,
            confirm: say`Sign out`,
            done: say`${name} is signed out everywhere`,
          };
    case 'reset-second-step':
      return {
        title: say`Turn off two-factor authentication for ${name}?`,
        consequence: say`For a person who has lost phone and codes: make sure who is asking. Their app, codes and passkeys stop working, they are signed out everywhere, and they set up two-factor authentication again when they sign in.`,
        confirm: say`Turn it off`,
        done: say`Two-factor authentication of ${name} is turned off`,
      };
    case 'step-down':
      return {
        title: say`Give up your own role?`,
        consequence: say`You become ${term(staffRoleWords[question.staffRole])}, and this page closes to you. Only another administrator can give the role back.`,
        confirm: say`Give it up`,
        done: say`You are ${term(staffRoleWords[question.staffRole])} now`,
      };
  }
}

type MemberQuestion =
  | { kind: 'end-sessions' | 'reset-second-step'; member: StaffMember }
  | { kind: 'step-down'; member: StaffMember; staffRole: StaffRole };

async function changeStaffRole(userId: string, staffRole: StaffRole): Promise<void> {
  await callApi('PUT /staff/members/:userId', { params: { userId }, body: { staffRole } });
}
