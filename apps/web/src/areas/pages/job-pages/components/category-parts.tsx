import type { CountedName, LetteredNames } from '@waymark/contract/jobs/categories';
import { categoryPages } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { useId, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLocale } from '../../../../lib/languages/language.ts';
import { LetterBar } from '../../../../components/data/letter-bar.tsx';
import { Link } from '../../../../components/layout/link.tsx';
import { SectionHead } from '../../../../components/layout/section-head.tsx';
import { useCurrentLinkInView } from '../../../../components/layout/use-current-link-in-view.ts';
import { VisuallyHidden } from '../../../../components/layout/visually-hidden.tsx';
import ui from '../../../../styles/primitives.module.css';
import scenes from '../scenes.svg';
import styles from './category-frame.module.css';
import { useSay } from '../../../../lib/languages/say.ts';
import { type Message } from '@waymark/contract/text/message';

interface CategoryFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The banner and the tabs that all category pages share (I-9). */
export function CategoryFrame({ title, lead, children }: CategoryFrameProps) {
  const say = useSay();
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
        <div className={`${ui['grid3']} ${ui['pageWidth']} ${styles['inner']}`}>
          <h1 dir="auto">{title}</h1>
          <p className={styles['lead']}>{lead}</p>
        </div>
      </header>
      <nav ref={tabs} data-row className={styles['tabs']} aria-label={say`Ways to browse jobs`}>
        <ul className={styles['list']}>
          {categoryPages.map(({ label, path }) => (
            <li key={path}>
              <NavLink className={`${ui['row']} ${styles['tab']}`} to={path}>
                {say(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${ui['stack']} ${ui['pageWidth']} ${styles['body']}`}>{children}</div>
    </>
  );
}

interface CategorySectionProps {
  title: string;
  lead?: ReactNode;
  /** Leads to the whole list, where this is a part of it. */
  allHref?: string | undefined;
  children: ReactNode;
}

/** A list of a category page (I-9). */
export function CategorySection({ title, lead, allHref, children }: CategorySectionProps) {
  const say = useSay();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} lead={lead}>
        {allHref && (
          <Link className={styles['all']} to={allHref}>
            {say`View All`}
            <VisuallyHidden> {say`in ${title}`}</VisuallyHidden>
          </Link>
        )}
      </SectionHead>
      {children}
    </section>
  );
}

interface CategoryLinksProps {
  names: readonly CountedName[];
  hrefOf: (value: string) => string;
  /** An icon before the name. */
  markOf?: (name: CountedName) => ReactNode;
}

/** Names in columns, each with its number of jobs and a link to them (I-9). */
export function CategoryLinks({ names, hrefOf, markOf }: CategoryLinksProps) {
  const say = useSay();
  const locale = useLocale();
  if (names.length === 0) return <p className={ui['muted']}>{say`No open job says anything here yet.`}</p>;
  return (
    <ul className={styles['links']}>
      {names.map((name) => (
        <li key={name.value}>
          <Link className={`${ui['row3']} ${styles['link']}`} to={hrefOf(name.value)}>
            {markOf?.(name)}
            <span className={`${ui['shrink']} ${styles['linksName']}`} dir="auto">
              {name.name}
            </span>{' '}
            <span className={`${ui['note']} ${ui['numbers']}`}>{formatCount(name.count, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CategoryLettersProps {
  list: LetteredNames;
  nameCount: (count: number) => Message;
  letterHref: (letter: string) => string;
  hrefOf: (value: string) => string;
}

/** A list that is too long for one page, by letter. */
export function CategoryLetters({ list, nameCount, letterHref, hrefOf }: CategoryLettersProps) {
  const say = useSay();
  const locale = useLocale();
  const { letters, letter, names } = list;
  const inAll = letters.find(({ value }) => value === letter)?.count ?? 0;
  return (
    <div className={ui['stack5']}>
      <LetterBar
        label={say`Letters`}
        nameCount={nameCount}
        letters={letters.map(({ value, label, count }) => ({
          label,
          count,
          href: letterHref(value),
          current: value === letter,
        }))}
      />
      {inAll > names.length && (
        <p className={ui['muted']}>
          {say`The ${formatCount(names.length, locale)} of ${formatCount(inAll, locale)} with most jobs.`}
        </p>
      )}
      <CategoryLinks names={names} hrefOf={hrefOf} />
    </div>
  );
}
