import { PageSpinner } from '../../../../components/data/spinner.tsx';
import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { noticesOf, planReturnPath, withPurchase } from '../rules.ts';
import { Notice } from '../../../../components/form/notice.tsx';
import { Logo } from '../../../../components/layout/logo.tsx';
import { ScreenPlace } from '../../../../components/layout/screen-place.tsx';
import { board } from '../../../../lib/board.ts';
import type { CarriedFields } from '../../../../lib/carried-fields.ts';
import { rememberPath } from '../../../../lib/last-path.ts';
import { returnPathOf } from '../../../../lib/return-path.ts';
import { TypedFieldsContext, useFieldsToCarry } from '../../../../lib/use-carried-fields.ts';
import ui from '../../../../styles/primitives.module.css';
import styles from './auth-page.module.css';
import { rich, useSay } from '../../../../lib/languages/say.ts';

/** The frame of the pages outside the site's layout: login, registration and the password pages. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const say = useSay();
  const [typed, note] = useState<CarriedFields>({});
  const main = useFocusOnArrival();
  const fields = useMemo(() => ({ typed, note }), [typed]);
  return (
    <div className={styles['page']}>
      <header className={styles['aside']}>
        <Link className={styles['logo']} to={paths.home} aria-label={say`${board.name}, home`}>
          <Logo />
        </Link>
        <WayDrawing />
      </header>
      <main ref={main} className={styles['main']} tabIndex={-1}>
        <ScreenPlace className={styles['column']}>
          <h1 className={styles['title']} dir="auto">
            {say(title)}
          </h1>
          <p data-without="script">{say`This page needs JavaScript. Please switch it on in your browser.`}</p>
          <TypedFieldsContext value={fields}>{children}</TypedFieldsContext>
          <Help />
        </ScreenPlace>
      </main>
    </div>
  );
}

/** In the same place on all of these pages (WCAG 3.2.6). */
function Help() {
  const say = useSay();
  return (
    <p className={ui['note']}>
      {rich(
        say,
        msg`Need help? Read the <link>questions and answers</link>, or <linkb>write to us</linkb>.`,
        { link: <Link to={paths.faq} />, linkb: <Link to={paths.contact} /> },
      )}
    </p>
  );
}

/** While the data of the page is loaded. */
export function AuthPageFallback({ title }: { title: string }) {
  return (
    <AuthPage title={title}>
      <PageSpinner />
    </AuthPage>
  );
}

/** Takes the focus after a navigation: the link or button that had it is gone. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const isFirstPage = key === 'default';
  // For the focus of the page that comes next.
  useEffect(() => rememberPath(pathname), [pathname]);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isFirstPage && activeElement === body) main.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  return main;
}

/** The line under a form that links to another account page. */
export function AuthSwitch({ children }: { children: ReactNode }) {
  return <p className={`${ui['soft']} ${styles['switch']}`}>{children}</p>;
}

function WayDrawing() {
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-mirrors
    >
      <path className={styles['far']} d="M0 300q70-60 140-24t150-40 190 14v390H0z" />
      <path className={styles['middle']} d="M0 400q90-70 190-30t290-50v320H0z" />
      <path className={styles['near']} d="M0 520q120-80 250-36t230-44v200H0z" />
      <path
        className={styles['path']}
        d="M120 640c40-60 150-50 170-110s-120-70-110-130 150-40 160-100-70-50-60-96"
      />
      <g className={styles['sign']}>
        <path d="M272 204v-64" />
        <path d="M256 112h46l13 13-13 13h-46z" />
      </g>
    </svg>
  );
}

/** A link between account pages that keeps the package or plan, the return path and the typed fields. */
export function AuthLink({ to, children }: { to: string; children?: ReactNode }) {
  const [search] = useSearchParams();
  const returnPath = returnPathOf(useLocation().state);
  const next = planReturnPath(to, search) ?? returnPath;
  const fields = useFieldsToCarry();
  return (
    <Link to={withPurchase(to, search)} state={{ ...fields, ...(next !== undefined && { next }) }}>
      {children}
    </Link>
  );
}

/** Messages that another page of the site passes on (B-14). */
export function AuthNotices() {
  const { state } = useLocation();
  const [notices, setNotices] = useState<ReturnType<typeof noticesOf>>({});
  // After the first render, which must match the server: it never sees the navigation state.
  useEffect(() => setNotices(noticesOf(state)), [state]);
  return (
    <>
      {notices.errorMessage && <Notice tone="bad">{notices.errorMessage}</Notice>}
      <Notice tone="good">{notices.successMessage}</Notice>
    </>
  );
}
