import { paths } from '@waymark/contract/paths';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../components/logo.tsx';
import type { CarriedFields } from '../../../lib/carried-fields.ts';
import styles from './auth-page.module.css';
import { TypedFieldsContext } from './use-carried-fields.ts';
import { WayDrawing } from './way-drawing.tsx';

/** The frame of the pages outside the site's layout: login, registration and the password pages. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const [typed, note] = useState<CarriedFields>({});
  const fields = useMemo(() => ({ typed, note }), [typed]);
  return (
    <div className={styles['page']}>
      <header className={styles['aside']}>
        <Link className={styles['logo']} to={paths.home} aria-label="Waymark, home">
          <Logo />
        </Link>
        <WayDrawing />
      </header>
      <main className={styles['main']}>
        <div className={styles['column']}>
          <h1 className={styles['title']}>{title}</h1>
          <TypedFieldsContext value={fields}>{children}</TypedFieldsContext>
        </div>
      </main>
    </div>
  );
}

/** The line under a form that leads to the other one. */
export function AuthSwitch({ children }: { children: ReactNode }) {
  return <p className={styles['switch']}>{children}</p>;
}
