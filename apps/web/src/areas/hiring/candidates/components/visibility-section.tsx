import { plural } from '@waymark/contract/text/format-count';
import { useId, useState } from 'react';
import { Badge } from '../../../../components/data/tag.tsx';
import { Notice } from '../../../../components/form/notice.tsx';
import type { Visibility } from '../api/get-visibility.ts';
import { VisibilityForm } from './visibility-form.tsx';
import styles from './visibility.module.css';
import { WhoLooked } from './who-looked.tsx';

/** Whether employers find the candidate, what they see, who must not, and who has looked (H-7). */
export function VisibilitySection({ profile: first, resumes, resume, views }: Visibility) {
  const titleId = useId();
  const [profile, setProfile] = useState(first);
  return (
    <section className={styles['section']} id="employers" aria-labelledby={titleId}>
      <h2 className={styles['title']} id={titleId}>
        Employers may find me{' '}
        <Badge tone={profile.visible ? 'good' : 'neutral'}>{profile.visible ? 'On' : 'Off'}</Badge>
      </h2>
      <p className={styles['intro']}>
        Off, nobody finds you. On, employers see what you say here, with your first name and initial: never
        your e-mail, your phone or your last name. They write to you here, and you see who looked.
      </p>
      {profile.visible && profile.hiddenBecause === 'unconfirmed' && (
        <Notice tone="bad">
          Nobody finds you yet: confirm your e-mail address first, by the link in our mail to you.
        </Notice>
      )}
      {profile.visible && profile.hiddenBecause === 'deletion' && (
        <Notice tone="bad">Nobody finds you any more: your account is going to be deleted.</Notice>
      )}
      <VisibilityForm profile={profile} resumes={resumes} resume={resume} onSaved={setProfile} />
      <h3 className={styles['subtitle']}>
        Who looked{views.total > 0 && `: ${plural(views.total, 'time')}`}
      </h3>
      <WhoLooked views={views} />
    </section>
  );
}
