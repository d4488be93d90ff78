import { pictureSize } from '@waymark/contract/identity/choices';
import { useState } from 'react';
import ui from '../../styles/primitives.module.css';
import styles from './avatar.module.css';
import { initialsOf } from './draw-mark.ts';

interface AvatarProps {
  /** Empty until it is known: then the avatar is a blank of the same size. */
  name: string;
  pictureUrl: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** A person's picture, or the initials where there is none. Decoration: the name stands beside it in words. */
export function Avatar({ name, pictureUrl, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const shown = pictureUrl === broken ? null : pictureUrl;
  return (
    <span className={`${ui['centered']} ${styles['avatar']}`} data-size={size} aria-hidden="true">
      {shown ? (
        <img
          className={styles['picture']}
          src={shown}
          alt=""
          width={pictureSize}
          height={pictureSize}
          onError={() => setBroken(shown)}
        />
      ) : (
        name && initialsOf(name)
      )}
    </span>
  );
}
