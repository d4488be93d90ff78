import { zodResolver } from '@hookform/resolvers/zod';
import { pageTitleMaxLength } from '@waymark/contract/companies/profile-choices';
import type { CompanyMember } from '@waymark/contract/companies/companies';
import { ownPageEntrySchema, type OwnPageEntry } from '@waymark/contract/companies/people';
import type { User } from '@waymark/contract/identity/accounts';
import { companyPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { bindField } from '../../../../components/form/bind-field.ts';
import { Button } from '../../../../components/form/button.tsx';
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { useChange } from '../../../../components/form/use-change.ts';
import { Card } from '../../../../components/layout/card.tsx';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import { callApi } from '../../../../lib/api-client.ts';
import ui from '../../../../styles/primitives.module.css';
import { isOwner, nameOf } from '../member-rules.ts';
import { rich, useSay } from '../../../../lib/languages/say.ts';

interface PageEntryCardProps {
  user: User;
  company: NonNullable<User['company']>;
  members: readonly CompanyMember[];
  own: CompanyMember;
}

/** Each member decides whether the public page of the company shows them, and owners may withhold it (L-34). */
export function PageEntryCard({ user, company, members, own }: PageEntryCardProps) {
  const say = useSay();
  const others = members.filter((member) => !member.own && member.pageChoice !== 'hidden');
  return (
    <Card title={say`People on the company page`}>
      {own.pageChoice === 'withheld' ? (
        <p>{say`An owner has taken you off the page of ${company.name}. Ask them if you want to be on it again.`}</p>
      ) : (
        <>
          <p className={ui['lead']}>
            {rich(
              say,
              msg`If you choose so, everybody who opens the <link>page of ${company.name}</link> sees your name, your title and your picture, never your address. You can end that at any time, and so can an owner.`,
              { link: <Link to={companyPath(company.id)} /> },
            )}
          </p>
          <PageEntryForm user={user} own={own} />
        </>
      )}
      {isOwner(members) && others.length > 0 && (
        <ul className={ui['grid4']} aria-label={say`Colleagues on the company page`}>
          {others.map((member) => (
            <PageEntryItem key={member.userId} member={member} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PageEntryForm({ user, own }: Pick<PageEntryCardProps, 'user' | 'own'>) {
  const say = useSay();
  const form = useForm({
    resolver: zodResolver(ownPageEntrySchema),
    defaultValues: { shown: own.pageChoice === 'shown', title: own.pageTitle || user.jobTitle },
  });
  const { change } = useChange();
  const save = (fields: OwnPageEntry) => change(callApi('PUT /company-people/own', { body: fields }));
  return (
    <Form form={form} submit={say`Save`} variant="secondary" onSubmit={save}>
      <CheckboxField label={say`Show me on the company page`} {...bindField(form, 'shown')} />
      <TextField
        label={say`Your title there`}
        maxLength={pageTitleMaxLength}
        autoComplete="organization-title"
        {...bindField(form, 'title')}
      />
    </Form>
  );
}

/** An owner takes a colleague off the page, or lets them choose again. */
function PageEntryItem({ member }: { member: CompanyMember }) {
  const say = useSay();
  const { pending, press } = useChange();
  const { userId, pageChoice, pageTitle } = member;
  const isWithheld = pageChoice === 'withheld';
  const body = { allowed: isWithheld };
  return (
    <li className={`${ui['spread3']} ${ui['topRule']}`}>
      <span>
        <span className={ui['strong']}>{nameOf(member)}</span>{' '}
        <span className={ui['note']}>{isWithheld ? say`Taken off by an owner` : pageTitle}</span>
      </span>
      <Button
        variant="quiet"
        pending={pending}
        onClick={() => press(callApi('PUT /company-people/:userId', { params: { userId }, body }))}
      >
        {isWithheld ? say`Allow it again` : say`Take off the page`}{' '}
        <VisuallyHidden>({nameOf(member)})</VisuallyHidden>
      </Button>
    </li>
  );
}
