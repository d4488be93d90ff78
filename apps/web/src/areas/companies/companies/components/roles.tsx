import { memberRoles, type MemberRole } from '@waymark/contract/identity/choices/accounts';
import { memberRoleLabels } from '../constants.ts';
import styles from './roles.module.css';

const duties: Record<MemberRole, string> = {
  owner: 'Does everything, invites and removes colleagues, and gives them their roles.',
  recruiter: 'Posts and changes jobs, works with applicants, and keeps the company profile.',
  viewer: 'Sees jobs, applicants and the profile, and changes nothing.',
};

/** What each role may do. */
export function Roles() {
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
