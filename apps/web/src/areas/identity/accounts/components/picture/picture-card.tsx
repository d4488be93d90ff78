import type { User } from '@waymark/contract/identity/accounts';
import { useId } from 'react';
import { Avatar } from '../../../../../components/media/avatar.tsx';
import { PictureChange } from './picture-change.tsx';
import styles from './picture-card.module.css';

/** Narrow windows do without it: the same picture with the same button stands right above it there. */
export function PictureCard({ user }: { user: User }) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <Avatar name={`${user.firstName} ${user.lastName}`} pictureUrl={user.pictureUrl} size="large" />
      <div className={styles['words']}>
        <h2 className={styles['title']} id={titleId}>
          Your picture
        </h2>
        <p className={styles['text']}>
          {user.pictureUrl === null
            ? 'Your initials take its place so far. Only a small square is kept, without where or when it was taken.'
            : 'Only this small square is kept, without where or when it was taken.'}
        </p>
      </div>
      <PictureChange user={user} />
    </section>
  );
}
