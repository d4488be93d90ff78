import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { use, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { AuthGuard } from './features/accounts/components/auth-guard.tsx';
import { SessionEnded } from './features/accounts/components/session-ended.tsx';
import { NotFoundPage } from './features/site/components/not-found-page.tsx';
import { ServerErrorPage } from './features/site/components/server-error-page.tsx';
import { NonceContext } from './lib/nonce-context.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/*
 * Runs before the first paint: a member never sees the guest's header, nobody sees the wrong theme. It is the
 * same on every page, so that one hash in the content security policy allows it.
 */
const beforeFirstPaint = `(function(){var d=document.documentElement.dataset;d.js='true';try{if(localStorage.accessToken)d.signedIn='true';var t=localStorage.theme;if(t==='light'||t==='dark')d.theme=t}catch(e){}})()`;

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          // oxlint-disable-next-line react/no-danger -- a constant of this file
          dangerouslySetInnerHTML={{ __html: beforeFirstPaint }}
          suppressHydrationWarning
        />
        <link {...font} href={hanken} />
        <link {...font} href={bricolage} />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <AuthGuard />
      <Outlet />
      <SessionEnded />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ServerErrorPage />;
}
