import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/layout/link.tsx';
import { PageHead } from '../../../../components/layout/page-head.tsx';
import ui from '../../../../styles/primitives.module.css';
import { directoryPath } from '../directory-rules.ts';
import styles from './company-list-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

const views = [
  { show: 'list', label: msg`List`, path: paths.companies },
  { show: 'gallery', label: msg`Gallery`, path: directoryPath({ show: 'gallery' }) },
  { show: 'work', label: msg`At work`, path: paths.portfolioGrid },
] as const;

interface DirectoryHeadProps {
  show: (typeof views)[number]['show'];
  title: string;
  children: ReactNode;
}

/** The heading of the directory, with links to its three views. */
export function DirectoryHead({ show, title, children }: DirectoryHeadProps) {
  const say = useSay();
  return (
    <PageHead title={title} lead={children}>
      <nav className={`${ui['sunken']} ${styles['views']}`} aria-label={say`Show companies as`}>
        {views.map(({ show: to, label, path }) => (
          <Link
            key={to}
            className={`${ui['semiboldSm']} ${ui['centered']} ${styles['view']}`}
            to={path}
            aria-current={to === show ? 'page' : undefined}
          >
            {say(label)}
          </Link>
        ))}
      </nav>
    </PageHead>
  );
}
