import { zodResolver } from '@hookform/resolvers/zod';
import {
  type CompanyInvitation,
  type CompanyMember,
  type CompanyMembers,
  type InviteFields,
  inviteSchema,
} from '@waymark/contract/companies/companies';
import { type MemberRole, memberRoleLabels, memberRoles } from '@waymark/contract/identity/choices';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { DataTable } from '../../../../components/data/data-table.tsx';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { Options } from '../../../../components/form/choice-options.tsx';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { PrivacyNote } from '../../../../components/layout/privacy-note.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { Invitations } from '../../../../components/data/invitations.tsx';
import {
  InviteForm,
  MemberDialog,
  MemberHead,
  RoleSelect,
} from '../../../../components/data/member-parts.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import { refreshUser, useAuth } from '../../../../lib/auth-store.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import { dutiesOf, isOwner, type MemberQuestion, nameOf, wordsOf } from '../member-rules.ts';
import styles from './companies.module.css';
import { PageEntryCard } from './page-entry-card.tsx';
import { rich, useSay } from '../../../../lib/languages/say.ts';

const empty: InviteFields = { email: '', memberRole: 'recruiter' };

/** From the least powerful up. */
const roles = memberRoles.toReversed().map((value) => ({ value, label: memberRoleLabels[value] }));

const duties: Record<MemberRole, string> = {
  owner: msg`Does everything, invites and removes colleagues, and gives them their roles.`,
  recruiter: msg`Posts and changes jobs, works with applicants, and keeps the company profile.`,
  viewer: msg`Sees jobs, applicants and the profile, and changes nothing.`,
};

/** The members; owners invite, change roles and remove. */
export function Colleagues({ members, invitations }: CompanyMembers) {
  const say = useSay();
  const locale = useLocale();
  const { user } = useAuth();
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const company = user?.company?.name ?? '';
  const own = members.find((member) => member.own);
  return (
    <>
      <PageHeading>{say`Colleagues`}</PageHeading>
      <p className={ui['lead']}>{dutiesOf(say, members, locale, company)}</p>
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
        words={question && wordsOf(say, question, company, members.length === 1)}
        act={() => act(question)}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}

/** Removes a member, or gives the own role up. */
async function act(question: MemberQuestion | null): Promise<void> {
  if (!question) return;
  const { member, memberRole } = question;
  await (memberRole
    ? changeMemberRole(member.userId, memberRole)
    : callApi('DELETE /company-members/:userId', { params: { userId: member.userId } }));
  // The header and the sidebar show the own role as well.
  if (member.own) await refreshUser();
}

/** Inviting needs a confirmed address and a public company. */
function InviteCard({ emailConfirmed, held }: { emailConfirmed: boolean; held: boolean }) {
  const say = useSay();
  return (
    <Card title={say`Invite a colleague`}>
      {emailConfirmed && !held && <ColleagueInvite />}
      {emailConfirmed && held && (
        <p>{say`You can invite others as soon as our team has taken a look at your company.`}</p>
      )}
      {!emailConfirmed && (
        <p>
          {rich(
            say,
            msg`Before you invite others, confirm your own email address: open the link in the mail we sent you, or ask for a new one in <link>your account</link>.`,
            { link: <Link to={paths.account} /> },
          )}
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
  const say = useSay();
  return (
    <Card title={say`Open invitations`}>
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

function ColleagueInvite() {
  const say = useSay();
  const form = useForm<InviteFields>({ resolver: zodResolver(inviteSchema), defaultValues: empty });
  return (
    <InviteForm
      form={form}
      send={inviteColleague}
      fields={
        <>
          <TextField
            label={say`Their work email`}
            type="email"
            autoComplete="off"
            {...bindField(form, 'email')}
          />
          <SelectField label={say`Role`} {...bindField(form, 'memberRole')}>
            <Options choices={roles} />
          </SelectField>
        </>
      }
    >
      <p className={ui['note']}>
        {say`A recruiter works with jobs and applicants. A viewer sees them and changes nothing. An owner also invites and removes colleagues.`}
      </p>
      <PrivacyNote />
    </InviteForm>
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

const columns = [
  { name: msg`Name` },
  { name: msg`Role` },
  { name: msg`Joined` },
  { name: msg`Actions`, unnamed: true },
];

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
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const { own, memberRole, joinedAt } = member;
  const name = nameOf(member);
  return (
    <tr>
      <MemberHead member={member} />
      <td className={styles['tableRole']}>
        {byOwner ? (
          <RoleSelect
            name={name}
            role={memberRole}
            roles={roles}
            change={(role) => changeMemberRole(member.userId, role)}
            onAsk={own && ((role) => onAsk({ kind: 'step-down', member, memberRole: role }))}
          />
        ) : (
          memberRoleLabels[memberRole]
        )}
      </td>
      <td className={`${ui['soft']} ${ui['nowrap']} ${styles['date']}`} data-label={say`Joined`}>
        <time dateTime={joinedAt}>{formatDate(words, joinedAt, locale)}</time>
      </td>
      <td className={styles['action']}>
        {own && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'leave', member })}>
            {say`Leave`}
          </Button>
        )}
        {!own && byOwner && (
          <Button variant="quiet" onClick={() => onAsk({ kind: 'remove', member })}>
            {say`Remove`} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
}

async function changeMemberRole(userId: string, memberRole: MemberRole): Promise<void> {
  await callApi('PUT /company-members/:userId', { params: { userId }, body: { memberRole } });
}
