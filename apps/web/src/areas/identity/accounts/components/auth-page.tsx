import { paths } from '@waymark/contract/paths';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Logo } from '../../../../components/layout/logo.tsx';
import type { CarriedFields } from '../../../../lib/carried-fields.ts';
import { ScreenPlace } from '../../../../components/layout/screen-place.tsx';
import { board } from '../../../../lib/board.ts';
import styles from './auth-page.module.css';
import { TypedFieldsContext } from '../../../../lib/use-carried-fields.ts';
import { WayDrawing } from './way-drawing.tsx';

/** The frame of the pages outside the site's layout: login, registration and the password pages. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const [typed, note] = useState<CarriedFields>({});
  const main = useFocusOnArrival();
  const fields = useMemo(() => ({ typed, note }), [typed]);
  return (
    <div className={styles['page']}>
      <header className={styles['aside']}>
        <Link className={styles['logo']} to={paths.home} aria-label={`${board.name}, home`}>
          <Logo />
        </Link>
        <WayDrawing />
      </header>
      <main ref={main} className={styles['main']} tabIndex={-1}>
        <ScreenPlace className={styles['column']}>
          <h1 className={styles['title']}>{title}</h1>
          <p data-without="script">This page needs JavaScript. Please switch it on in your browser.</p>
          <TypedFieldsContext value={fields}>{children}</TypedFieldsContext>
        </ScreenPlace>
      </main>
    </div>
  );
}

/** Whoever comes from another page of ours goes on here: the link or button that brought them is gone. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    const { activeElement, body } = document;
    if (!isFirstPage && activeElement === body) main.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  return main;
}

/** The line under a form that leads to the other one. */
export function AuthSwitch({ children }: { children: ReactNode }) {
  return <p className={styles['switch']}>{children}</p>;
}
