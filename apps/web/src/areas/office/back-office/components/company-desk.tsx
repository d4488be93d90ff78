import { companyPath } from '@waymark/contract/paths';
import type { StaffCompanyDetail } from '@waymark/contract/companies/staff-companies';
import { formatCount } from '@waymark/contract/text/format-count';
import { Link } from 'react-router';
import styles from '../../../../components/data/desk.module.css';
import { StaffNotes } from '../../../../components/data/staff-notes.tsx';
import { ButtonLink } from '../../../../components/form/button.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { PageHeading } from '../../../../components/layout/page-heading.tsx';
import { formatDate } from '../../../../lib/format-date.ts';
import { staffCompanyPath, staffUserPath } from '../rules.ts';
import { CompanyActions } from './company-actions.tsx';
import { CompanyBadges } from './company-badges.tsx';
import { staffCompaniesPath } from './company-list.tsx';
import { CompanyPlaces } from './company-places.tsx';

/** A company with all that staff needs to decide about it. */
export function CompanyDesk({ company }: { company: StaffCompanyDetail }) {
  const { id, website, about, members, openJobs, createdAt, heldReason, history } = company;
  return (
    <>
      <PageHeading
        tools={
          <ButtonLink variant="secondary" to={staffCompaniesPath({})}>
            Back to the list
          </ButtonLink>
        }
      >
        {company.name}
      </PageHeading>
      <CompanyBadges company={company} />
      <Card title="About it">
        <dl className={styles['facts']}>
          <dt>Website</dt>
          <dd>{website || 'None'}</dd>
          <dt>Here since</dt>
          <dd>{formatDate(createdAt)}</dd>
          <dt>People</dt>
          <dd>{formatCount(members)}</dd>
          <dt>Open jobs</dt>
          <dd>{formatCount(openJobs)}</dd>
        </dl>
        <Letters company={company} />
        {about && <p className={styles['text']}>{about}</p>}
        {heldReason === null && <Link to={companyPath(id)}>See its public page</Link>}
        <CompanyActions company={company} />
      </Card>
      <CompanyPlaces company={company} />
      <Namesakes company={company} />
      <People company={company} />
      <Card title="What was done">
        <StaffNotes notes={history} />
      </Card>
    </>
  );
}

/** What the eye does not see: which letters are not of the alphabet that they look like. */
function Letters({ company: { heldReason, strangeLetters } }: { company: StaffCompanyDetail }) {
  const isSign = heldReason === 'letters';
  if (strangeLetters.length === 0 && !isSign) return null;
  const found = strangeLetters.map(
    ({ script, letters }) =>
      `${script} ${letters.map((letter) => `${letter} (${codeOf(letter)})`).join(', ')}`,
  );
  return (
    <Notice tone={isSign ? 'bad' : 'good'}>
      {found.length > 0
        ? `Letters of its name that are not Latin: ${found.join('; ')}.`
        : 'Its name is written to be read as that of another company, below.'}
    </Notice>
  );
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function Namesakes({ company: { namesakes } }: { company: StaffCompanyDetail }) {
  if (namesakes.length === 0) return null;
  return (
    <Card title="Others with its name or website, or that look so">
      <ul className={styles['list']}>
        {namesakes.map((other) => (
          <li className={styles['item']} key={other.id}>
            <span>
              <Link to={staffCompanyPath(other.id)}>{other.name}</Link>
              <span className={styles['detail']}>{other.website || 'No website'}</span>
            </span>
            <CompanyBadges company={other} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function People({ company: { people } }: { company: StaffCompanyDetail }) {
  return (
    <Card title="People">
      {people.length === 0 ? (
        <p className={styles['quiet']}>Nobody works for it here.</p>
      ) : (
        <ul className={styles['list']}>
          {people.map(({ id, name, email, memberRole, isConfirmed, isSuspended }) => (
            <li key={id}>
              <Link to={staffUserPath(id)}>{name}</Link>
              <span className={styles['detail']}>
                {email}, {memberRole}
                {!isConfirmed && ', address not confirmed'}
                {isSuspended && ', suspended'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
