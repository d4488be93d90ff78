import type { User } from '@waymark/contract/identity/accounts';
import { staffRoleLabels } from '@waymark/contract/identity/staff-choices';
import { fullName } from '@waymark/contract/text/format';
import { Avatar } from '../../../../components/media/avatar.tsx';
import ui from '../../../../styles/primitives.module.css';
import { CompanySwitcher } from './company-switcher.tsx';
import { PictureChange } from './picture/picture-change.tsx';
import styles from './person-head.module.css';
import type { Say } from '@waymark/contract/text/say';
import { useSay } from '../../../../lib/languages/say.ts';

/** The signed-in person, above the navigation (G-1, H-1); as high before the account is loaded. */
export function PersonHead({ user }: { user: User | null }) {
  const say = useSay();
  const name = user ? fullName(user.firstName, user.lastName) : '';
  return (
    <div className={styles['head']}>
      <Avatar name={name} pictureUrl={user?.pictureUrl ?? null} size="small" />
      {user && (
        <>
          <div className={styles['who']}>
            <strong className={styles['name']} title={user.company?.name ?? name} dir="auto">
              {user.company?.name ?? name}
            </strong>
            <span className={`${ui['noteXs']} ${ui['truncate']}`}>{descriptionOf(say, user, name)}</span>
          </div>
          <div className={styles['tools']}>
            <PictureChange user={user} compact />
            {user.company && <CompanySwitcher />}
          </div>
        </>
      )}
    </div>
  );
}

function descriptionOf(say: Say, { role, company, staffRole, jobTitle }: User, name: string): string {
  if (role === 'employer') return company ? name : say`Employer`;
  if (role === 'staff') return staffRole === null ? say`Staff` : say(staffRoleLabels[staffRole]);
  return jobTitle;
}
