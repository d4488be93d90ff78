import type { BoardWords } from '@waymark/contract/board-words';
import { useBoardWords } from '../../../../lib/board-words.ts';
import type { CountedName } from '@waymark/contract/jobs/categories';
import { categoryLabel } from '@waymark/contract/jobs/category-choices';
import { labelOf } from '@waymark/contract/jobs/choices';
import { legalTexts } from '@waymark/contract/office/choices';
import type { Feature } from '@waymark/contract/feature';
import { defaultFooter, footerSources, type FooterSource } from '@waymark/contract/pages/site-choices';
import { landingLeastJobs, nameLanding, type LandingLink } from '@waymark/contract/pages/landings';
import {
  answerPath,
  categoryPages,
  isPageAddress,
  landingPath,
  paths,
  searchPath,
} from '@waymark/contract/paths';
import { formatCount } from '@waymark/contract/text/format';
import { msg, type Message } from '@waymark/contract/text/message';
import type { ReactNode } from 'react';
import { useKeptInside } from '../../../../components/layout/kept-part.ts';
import { Link } from '../../../../components/layout/link.tsx';
import { PhoneFold } from '../../../../components/layout/phone-fold.tsx';
import { LanguageSwitcher } from '../../../../components/layout/language-switcher.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { ThemeToggle } from '../../../../components/layout/theme-toggle.tsx';
import { board, ownText, hasFeature, hasRenewing, isOffered } from '../../../../lib/board.ts';
import { useLocale } from '../../../../lib/languages/language.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './footer.module.css';
import type { HeaderProps } from './header-links.tsx';
import { useSay } from '../../../../lib/languages/say.ts';
import { nameCountry } from '@waymark/contract/text/country-names';
import type { Locale } from '@waymark/contract/text/locales';

interface FooterLink {
  label: Message;
  to: string;
  /** Its number of jobs. */
  count?: number;
  /** Pages are the same for all readers: the style sheet hides it from members. */
  guestsOnly?: boolean;
  notFor?: 'employer';
}

function FooterList({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <PhoneFold
      label={
        <h2 className={styles['title']} dir="auto">
          {title}
        </h2>
      }
    >
      <ul className={styles['list']}>
        {links.map(({ label, to, count, guestsOnly, notFor }, at) => (
          <li key={at} data-for={guestsOnly ? 'guest' : undefined} data-not-for={notFor}>
            {isPageAddress(to) ? (
              <Link to={to}>
                {say(label)}
                {count !== undefined && (
                  <span className={styles['count']}> {formatCount(count, locale)}</span>
                )}
              </Link>
            ) : (
              <a href={to} rel="noopener">
                {say(label)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}

const seekerLinks: readonly FooterLink[] = [
  { label: msg`Browse All Jobs`, to: paths.browseJobFilterList },
  ...categoryPages.slice(1).map(({ label, path }) => ({ label, to: path })),
  { label: msg`Companies`, to: paths.companies },
  { label: msg`Companies at work`, to: paths.portfolioGrid },
  { label: msg`Remote jobs`, to: searchPath({ mode: 'remote' }) },
  { label: msg`Jobs of the last 3 days`, to: searchPath({ posted: 'last-3-days' }) },
  { label: msg`What jobs pay`, to: paths.salaries },
  { label: msg`Free Job Alerts`, to: paths.freeJobAlerts },
  { label: msg`Free resume review`, to: paths.resumeReview, guestsOnly: true },
  { label: msg`Sign in`, to: paths.login, guestsOnly: true },
  { label: msg`Sign Up`, to: paths.register, guestsOnly: true },
];
const siteLinks: readonly FooterLink[] = [
  { label: msg`About Us`, to: paths.aboutUs },
  { label: msg`Blog`, to: paths.blogGridSidebar },
  { label: msg`Newsletter`, to: paths.newsletter },
  { label: msg`Job-Seeker Products`, to: paths.pricingDetails, notFor: 'employer' },
  { label: msg`For employers`, to: paths.forEmployers },
  { label: msg`Register your company`, to: paths.employerRegister, guestsOnly: true },
  { label: msg`Contact Us`, to: paths.contact },
  { label: msg`Status`, to: paths.status },
  { label: msg`Accessibility`, to: paths.accessibility },
  { label: msg`Cookies`, to: paths.cookies },
  { label: msg`What we keep`, to: paths.yourData },
];
const legalLinks: readonly FooterLink[] = legalTexts.map(({ value, label }) => ({ label, to: paths[value] }));
/** Where plans renew, law asks for it on every page. */
const cancelLink: FooterLink = { label: msg`Cancel a contract`, to: paths.cancelContract };
/** The landing page of a country, or the search where that page would have few jobs. */
const countryLink = ({ name, value, count }: CountedName, locale: Locale): FooterLink => ({
  label: msg`Jobs in ${nameCountry(name, locale)}`,
  to: count >= landingLeastJobs ? landingPath({ location: value }) : searchPath({ location: value }),
  count,
});

const questionLinks = (questions: FooterProps['questions']): FooterLink[] => [
  ...questions
    .filter(({ needs }) => needs === undefined || hasFeature(needs))
    .map(({ id, label }) => ({ label, to: answerPath(id) })),
  { label: msg`All questions`, to: paths.faq },
];

interface FooterProps extends Pick<HeaderProps, 'categories'> {
  searches: readonly Pick<LandingLink, 'criteria' | 'names'>[];
  /** The form of the newsletter. */
  subscribe: ReactNode;
  countries: readonly CountedName[];
  /** Linked by the anchors of their answers. */
  questions: readonly { id: string; label: string; needs?: Feature }[];
  slogan?: string | undefined;
  /** Below everything. */
  footerLine?: string | undefined;
}

type FooterListsProps = Omit<FooterProps, 'subscribe' | 'slogan' | 'footerLine'>;

/** The links that the board fills the lists with. */
const sources: Readonly<
  Record<FooterSource, (lists: FooterListsProps, words: BoardWords, locale: Locale) => readonly FooterLink[]>
> = {
  seekers: () => seekerLinks.filter(isOffered),
  categories: ({ categories }, words) =>
    categories.map(({ value }) => ({
      label: categoryLabel(words, value),
      to: landingPath({ category: value }),
    })),
  searches: ({ searches }, words) =>
    searches.map(({ criteria, names }) => ({ label: nameLanding(words, names), to: landingPath(criteria) })),
  countries: ({ countries }, _words, locale) => countries.map((one) => countryLink(one, locale)),
  questions: ({ questions }) => questionLinks(questions),
  site: () => [...siteLinks.filter(isOffered), ...legalLinks, ...(hasRenewing() ? [cancelLink] : [])],
  own: () => [],
};

function FooterLists(lists: FooterListsProps) {
  const say = useSay();
  const locale = useLocale();
  const words = useBoardWords();
  return (board.footer ?? defaultFooter).map(({ source, title, links }, at) => {
    const own = (text: string) => ownText(text, say.language);
    const shown =
      source === 'own'
        ? links.map((link) => ({ ...link, label: own(link.label) }))
        : sources[source](lists, words, locale);
    if (shown.length === 0) return null;
    const usual = source === 'site' ? board.name : say(labelOf(footerSources, source));
    return <FooterList key={at} title={own(title) || usual} links={shown} />;
  });
}

export function Footer({ subscribe, slogan, footerLine, ...lists }: FooterProps) {
  const say = useSay();
  return (
    <footer className={styles['footer']}>
      <div className={`${ui['grid6']} ${ui['pageWidth']} ${styles['inner']}`}>
        {subscribe && <div className={ui['fullRow']}>{subscribe}</div>}
        <div className={`${ui['cluster']} ${styles['brand']}`}>
          <Logo />
          <p dir={slogan && 'auto'}>{slogan ?? say`Clear directions to your next job.`}</p>
        </div>
        <nav
          className={`${ui['grid6']} ${styles['lists']}`}
          aria-label={say`Footer`}
          {...useKeptInside('footer', lists, <FooterLists {...lists} />)}
        />
        <div className={`${ui['wrap']} ${styles['end']}`}>
          <div className={`${ui['wrap']} ${styles['sources']}`}>
            <a href="https://www.geonames.org/about.html">{say`Place names: GeoNames, CC BY 4.0`}</a>
            <a href="https://www.onetcenter.org/database.html">{say`Names of work: O*NET, CC BY 4.0`}</a>
          </div>
          <LanguageSwitcher />
          <ThemeToggle />
        </div>
        {footerLine && (
          <p className={ui['fullRow']} dir="auto">
            {footerLine}
          </p>
        )}
      </div>
    </footer>
  );
}
