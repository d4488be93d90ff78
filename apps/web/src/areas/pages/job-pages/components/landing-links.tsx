import { nameLanding, type Landing, type LandingLink } from '@waymark/contract/pages/landings';
import { landingPath } from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { useId } from 'react';
import { useBoardWords } from '../../../../lib/board-words.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import { Link } from '../../../../components/layout/link.tsx';
import ui from '../../../../styles/primitives.module.css';
import styles from './landing-page.module.css';
import { useSay } from '../../../../lib/languages/say.ts';

interface LandingLinksProps {
  title: string;
  links: readonly LandingLink[];
}

/** Links to other landing pages, each with its number of jobs. */
export function LandingLinks({ title, links }: LandingLinksProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  const id = useId();
  if (links.length === 0) return null;
  const names = links.map((link) => say(nameLanding(words, link.names)));
  return (
    <section aria-labelledby={id}>
      <h2 className={styles['linksTitle']} id={id} dir="auto">
        {title}
      </h2>
      <ul className={styles['links']}>
        {links.map(({ criteria, names: { place }, count }, at) => {
          const name = names[at];
          // Places of the same name need their region.
          const detail = names.indexOf(name ?? '') !== names.lastIndexOf(name ?? '') ? place?.detail : '';
          const path = landingPath(criteria);
          return (
            <li key={path}>
              <Link className={styles['link']} to={path}>
                {detail ? `${name}, ${detail}` : name}
              </Link>{' '}
              <span className={`${ui['note']} ${ui['numbers']}`}>{formatCount(count, locale)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same work in other places, and other work in this place. */
export function RelatedLandings({ landing }: { landing: Landing }) {
  const say = useSay();
  const { names, categories } = landing;
  return (
    <div className={`${ui['grid6']} ${styles['ways']}`}>
      <PlaceLinks landing={landing} />
      <LandingLinks
        title={names.place ? say`Other work in ${names.place.name}` : say`Related categories`}
        links={categories}
      />
    </div>
  );
}

export function PlaceLinks({ landing: { names, places } }: { landing: Landing }) {
  const say = useSay();
  const titles = {
    inside: say`In the cities of ${names.place?.name}`,
    near: say`Near ${names.place?.name}`,
    most: names.place ? say`Elsewhere` : say`Where they are`,
  };
  return <LandingLinks title={titles[places.relation]} links={places.data} />;
}
