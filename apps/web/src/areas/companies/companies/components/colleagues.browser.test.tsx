import type { User } from '@waymark/contract/identity/accounts';
import type { CompanyInvitation, CompanyMember, CompanyMembers } from '@waymark/contract/companies/companies';
import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import MembersPage, { clientLoader } from '../../../../routes/member/company-members.tsx';
import { api, holdAnswer, refuse } from '../../../../testing/api.ts';
import { employer } from '../../../../testing/people.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { renderPages } from '../../../../testing/render-part.tsx';

const olga = person({ firstName: 'Olga', lastName: 'Ott', memberRole: 'owner', own: true });
const grace = person({ firstName: 'Grace', lastName: 'Hopper' });
const mina = person({ firstName: 'Mina', lastName: 'Moe' });
const onlyOwner = 'You are the only owner. Make one of your colleagues an owner first.';

function person(fields: Partial<CompanyMember>): CompanyMember {
  return {
    userId: crypto.randomUUID(),
    firstName: '',
    lastName: '',
    email: `${fields.firstName?.toLowerCase()}@fjord.example`,
    pictureUrl: null,
    memberRole: 'recruiter',
    joinedAt: '2026-03-01T10:00:00.000Z',
    pageChoice: 'hidden',
    pageTitle: '',
    own: false,
    ...fields,
  };
}

function invitation(email: string): CompanyInvitation {
  return {
    id: crypto.randomUUID(),
    email,
    memberRole: 'recruiter',
    invitedBy: 'Olga Ott',
    createdAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-03-08T10:00:00.000Z',
    expired: false,
  };
}

async function openColleagues(
  members: CompanyMember[],
  invitations: CompanyInvitation[] = [],
  user?: Partial<User>,
) {
  listNow(members, invitations);
  const route = { path: paths.companyMembers, element: <MembersPage />, loader: loaderOf(clientLoader) };
  const shown = await renderPages([route], { at: paths.companyMembers, user: employer(user) });
  await expect.element(shown.getByRole('heading', { level: 1, name: 'Colleagues' })).toBeVisible();
  return shown;
}

/** From now on the company has these. */
function listNow(members: CompanyMember[], invitations: CompanyInvitation[] = []): void {
  api.answer('GET /company-members', { data: { members, invitations } });
}

type Shown = Awaited<ReturnType<typeof openColleagues>>;
const press = (shown: Shown, name: string) => shown.getByRole('button', { name, exact: true }).click();

test('[B-12] the dialog closes before the list is reloaded, and the next dialog opens normally', async () => {
  const shown = await openColleagues([olga, grace, mina]);
  const list = holdAnswer<{ data: CompanyMembers }>();
  api.answer('DELETE /company-members/:userId', () => {
    api.answer('GET /company-members', () => list.answer);
    return { message: 'Removed.' };
  });
  await press(shown, 'Remove Grace Hopper');
  const first = shown.getByRole('dialog', { name: 'Remove Grace Hopper?' });
  await first.getByRole('button', { name: 'Remove' }).click();
  await expect.element(first).not.toBeInTheDocument();

  await press(shown, 'Remove Mina Moe');
  const second = shown.getByRole('dialog', { name: 'Remove Mina Moe?' });
  await expect.element(second.getByRole('button', { name: 'Close' })).toBeVisible();
  await second.getByRole('button', { name: 'Remove' }).click();
  await expect.element(second).not.toBeInTheDocument();
  expect(api.callsOf('DELETE /company-members/:userId').map(({ params }) => params['userId'])).toEqual([
    grace.userId,
    mina.userId,
  ]);
  list.release({ data: { members: [olga], invitations: [] } });
  await expect.poll(() => shown.getByRole('rowheader').elements()).toHaveLength(1);
});

test('[B-12] the dialog tells the only owner the reason, can be cancelled, and shows no old refusal later', async () => {
  let company = [olga, mina];
  const shown = await openColleagues(company);
  api.answer('DELETE /company-members/:userId', () => refuse('conflict', onlyOwner));
  api.answer('PUT /company-members/:userId', () => refuse('conflict', onlyOwner));
  await press(shown, 'Leave');
  const leaving = shown.getByRole('dialog', { name: 'Leave Fjord Care?' });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect.element(leaving.getByText(onlyOwner)).toBeVisible();
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(leaving).not.toBeInTheDocument();

  const role = shown.getByLabelText('Role of Olga Ott');
  await role.selectOptions('Recruiter');
  const stepping = shown.getByRole('dialog', { name: 'Become a recruiter?' });
  await expect.element(stepping.getByRole('alert')).not.toBeInTheDocument();
  await stepping.getByRole('button', { name: 'Become a recruiter' }).click();
  await expect.element(stepping.getByText(onlyOwner)).toBeVisible();
  await stepping.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(role).toHaveValue('owner');

  api.answer('PUT /company-members/:userId', ({ params, body }) => {
    const { memberRole } = body as { memberRole: CompanyMember['memberRole'] };
    const now = company.map((one) => (one.userId === params['userId'] ? { ...one, memberRole } : one));
    company = now;
    listNow(now);
    return { message: 'Changed.' };
  });
  await shown.getByLabelText('Role of Mina Moe').selectOptions('Owner');
  await expect
    .poll(() => api.callsOf('PUT /company-members/:userId').at(-1)?.params['userId'])
    .toBe(mina.userId);
  await expect.element(shown.getByLabelText('Role of Mina Moe')).toBeEnabled();
  await role.selectOptions('Recruiter');
  await stepping.getByRole('button', { name: 'Become a recruiter' }).click();
  await expect.element(shown.getByText(/ask Mina Moe\.$/)).toBeVisible();
  await expect.element(stepping).not.toBeInTheDocument();
});

test('[B-12] after a network failure the removal dialog stays open with a message, and two presses make one call', async () => {
  const shown = await openColleagues([olga, grace]);
  api.breakOff('DELETE /company-members/:userId');
  await press(shown, 'Remove Grace Hopper');
  const question = shown.getByRole('dialog', { name: 'Remove Grace Hopper?' });
  const remove = question.getByRole('button', { name: 'Remove' });
  await remove.click();
  await expect.element(question.getByText(/^The server cannot be reached/)).toBeVisible();

  const answer = holdAnswer<{ message: string }>();
  api.answer('DELETE /company-members/:userId', () => answer.answer);
  await remove.click();
  await expect.element(remove).toHaveAttribute('aria-busy', 'true');
  (remove.element() as HTMLElement).click();
  listNow([olga]);
  answer.release({ message: 'Removed.' });
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(shown.getByText('Grace Hopper', { exact: true })).not.toBeInTheDocument();
  expect(api.callsOf('DELETE /company-members/:userId')).toHaveLength(1);
});

test('[A-10, B-12] a member sees all colleagues, cannot invite or remove, and may leave', async () => {
  const shown = await openColleagues([
    { ...olga, own: false },
    { ...mina, own: true },
  ]);
  await expect
    .element(shown.getByText(/To invite a colleague or to change a role, ask Olga Ott\.$/))
    .toBeVisible();
  await expect
    .element(shown.getByRole('row', { name: /Olga Ott/ }).getByText('Owner', { exact: true }))
    .toBeVisible();
  await expect.element(shown.getByRole('region', { name: 'Invite a colleague' })).not.toBeInTheDocument();
  await expect.element(shown.getByRole('region', { name: 'Open invitations' })).not.toBeInTheDocument();
  await expect.element(shown.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await expect.element(shown.getByLabelText(/^Role of/)).not.toBeInTheDocument();

  api.answer('DELETE /company-members/:userId', () => {
    api.answer('GET /get-auth-user', { data: employer({ company: null }) });
    return { message: 'Left.' };
  });
  await press(shown, 'Leave');
  await shown
    .getByRole('dialog', { name: 'Leave Fjord Care?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect
    .element(shown.getByRole('heading', { level: 1, name: 'You do not belong to a company' }))
    .toBeVisible();
  expect(api.callsOf('DELETE /company-members/:userId')[0]?.params['userId']).toBe(mina.userId);
});

test('[B-12] an invitation keeps a refused address, is sent again and withdrawn', async () => {
  const open = invitation('slow@fjord.example');
  const shown = await openColleagues([olga], [open]);
  const taken = 'This address belongs to a member of your company already.';
  api.answer('POST /company-invitations', () => refuse('conflict', taken, { fields: { email: taken } }));
  const card = shown.getByRole('region', { name: 'Invite a colleague' });
  const address = card.getByLabelText('Their work email');
  await address.fill(olga.email);
  await card.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(card.getByText(taken)).toBeVisible();
  await expect.element(address).toHaveValue(olga.email);

  api.answer('POST /company-invitations', { message: 'Sent.' });
  const item = shown.getByRole('region', { name: 'Open invitations' }).getByRole('listitem');
  await expect.element(item.getByText(/Invited by Olga Ott on/)).toBeVisible();
  await item.getByRole('button', { name: /^Send again/ }).click();
  await expect
    .poll(() => api.callsOf('POST /company-invitations').at(-1)?.body)
    .toEqual({
      email: open.email,
      memberRole: 'recruiter',
    });
  api.answer('DELETE /company-invitations/:invitationId', () => {
    listNow([olga]);
    return { message: 'Withdrawn.' };
  });
  await item.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(shown.getByText(/^None\./)).toBeVisible();
  expect(api.callsOf('DELETE /company-invitations/:invitationId')[0]?.params['invitationId']).toBe(open.id);
});

test('[B-12] until the own address is confirmed the card explains what to do', async () => {
  const shown = await openColleagues([olga], [], { emailConfirmed: false });
  const card = shown.getByRole('region', { name: 'Invite a colleague' });
  await expect.element(card.getByText(/confirm your own email address/)).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'your account' })).toHaveAttribute('href', '/account');
});

test('[L-34] a member is shown on the company page once they choose it and enter a title', async () => {
  const shown = await openColleagues(
    [
      { ...olga, own: false },
      { ...mina, own: true },
    ],
    [],
    { jobTitle: '' },
  );
  const card = shown.getByRole('region', { name: 'People on the company page' });
  const choice = card.getByRole('checkbox', { name: 'Show me on the company page' });
  const title = card.getByLabelText('Your title there');
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(card.getByText('Please enter your title, for example Head of Engineering.'))
    .toBeVisible();
  expect(api.callsOf('PUT /company-people/own')).toEqual([]);

  api.answer('PUT /company-people/own', { message: 'You are on the company page.' });
  await title.fill('Head of Care');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => api.callsOf('PUT /company-people/own').at(-1)?.body)
    .toEqual({ shown: true, title: 'Head of Care' });
  await expect.element(card.getByRole('list')).not.toBeInTheDocument();
});

test('[L-34] an owner takes a colleague off the company page, and may allow it again', async () => {
  const listed = { ...mina, pageChoice: 'shown', pageTitle: 'Head of Care' } as const;
  const shown = await openColleagues([olga, listed, grace]);
  const entries = shown.getByRole('list', { name: 'Colleagues on the company page' }).getByRole('listitem');
  await expect.element(entries.getByText('Head of Care')).toBeVisible();
  const withheld = { ...listed, pageChoice: 'withheld' } as const;
  api.answer('PUT /company-people/:userId', () => {
    listNow([olga, withheld, grace]);
    return { message: 'Your colleague is off the company page.' };
  });
  await press(shown, 'Take off the page (Mina Moe)');
  await expect.element(entries.getByText('Taken off by an owner')).toBeVisible();
  expect(api.callsOf('PUT /company-people/:userId')).toMatchObject([
    { params: { userId: mina.userId }, body: { allowed: false } },
  ]);
  await expect.element(shown.getByRole('button', { name: 'Allow it again (Mina Moe)' })).toBeVisible();
});

test('[L-34] who was taken off the company page reads whom to ask', async () => {
  const shown = await openColleagues([
    { ...olga, own: false },
    { ...mina, own: true, pageChoice: 'withheld' },
  ]);
  const card = shown.getByRole('region', { name: 'People on the company page' });
  await expect.element(card.getByText(/^An owner has taken you off the page of Fjord Care\./)).toBeVisible();
  await expect.element(card.getByRole('checkbox')).not.toBeInTheDocument();
});
