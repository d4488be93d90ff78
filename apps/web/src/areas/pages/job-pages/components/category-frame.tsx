import { categoryPages } from '@waymark/contract/paths';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useCurrentLinkInView } from '../../../../components/layout/use-current-link-in-view.ts';
import scenes from '../scenes.svg';
import styles from './category-frame.module.css';

interface CategoryFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The banner and the tabs that all category pages share (I-9). */
export function CategoryFrame({ title, lead, children }: CategoryFrameProps) {
  const tabs = useCurrentLinkInView();
  return (
    <>
      <header className={styles['banner']}>
        <svg
          className={styles['ridge']}
          viewBox="0 0 1440 260"
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
        >
          <use href={`${scenes}#ridge`} width="1440" height="260" />
        </svg>
        <div className={styles['inner']}>
          <h1>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </div>
      </header>
      <nav ref={tabs} className={styles['tabs']} aria-label="Ways to browse jobs">
        <ul className={styles['list']}>
          {categoryPages.map(({ label, path }) => (
            <li key={path}>
              <NavLink className={styles['tab'] ?? ''} to={path}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['body']}>{children}</div>
    </>
  );
}
