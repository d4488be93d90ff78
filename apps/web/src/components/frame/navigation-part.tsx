import type { ReactNode } from 'react';
import type { Navigation, Place } from './places.ts';
import styles from './shown.module.css';

interface NavigationPartsProps {
  navigations: readonly Navigation[];
  className?: string | undefined;
  children: (navigation: Navigation) => ReactNode;
}

/** A part of the frame for each navigation; only the member's own is shown. */
export function NavigationParts({ navigations, className, children }: NavigationPartsProps) {
  return navigations.map((navigation) => (
    <div
      key={navigation.role}
      className={classOf(className)}
      data-of={navigation.role}
      data-several={navigations.length > 1 || undefined}
    >
      {children(navigation)}
    </div>
  ));
}

/** The attributes of what leads to a place, so that it is hidden from members who cannot use it. */
export const shownOf = ({ notFor }: Place, className?: string) => ({
  className: classOf(className),
  'data-not-for': notFor?.join(' '),
});

const classOf = (className: string | undefined) => [styles['part'], className].filter(Boolean).join(' ');
