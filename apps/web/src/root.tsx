// Before the sheets of all parts, which change what the primitives say.
import './styles/primitives.module.css';
import { localPath } from '@waymark/contract/language-prefix';
import { waitingPaths } from '@waymark/contract/page-tables';
import { ownPagePath } from '@waymark/contract/paths';
import { directionOf, type Language } from '@waymark/contract/text/languages';
import { type ReactNode, use, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { AccountNotice, ImpersonationNotice } from './areas/identity/accounts/components/account-notice.tsx';
import { AuthGuard } from './areas/identity/accounts/components/auth-guard.tsx';
import { LanguageOffers } from './areas/pages/site/components/language-offer.tsx';
import { NotFoundPage } from './areas/pages/site/components/not-found-page.tsx';
import { ServerErrorPage } from './areas/pages/site/components/server-error-page.tsx';
import { BoardWordsContext } from './lib/board-words.ts';
import { board, boardWords, documentOfBoard } from './lib/board.ts';
import { useOtherLanguages } from './lib/languages/other-languages.ts';
import { useLanguage } from './lib/languages/language.ts';
import { useSay } from './lib/languages/say.ts';
import { NonceContext } from './lib/nonce-context.ts';
import { WrittenInside } from './lib/page-writer/written-inside.ts';
import { sendEarlySubmit } from './lib/waking/early-submit.ts';
import { tellAwake } from './lib/waking/wake.ts';
import { whenAwake } from './lib/waking/waking-parts.ts';
import './styles/base.css';
import bricolage from './styles/fonts/bricolage-grotesque-first.woff2?url';
import hanken from './styles/fonts/hanken-grotesk-first.woff2?url';
import './styles/fonts.css';
import './styles/tokens.css';

/*
 * Runs before the first paint, so that a member never sees the guest's header and no visitor the wrong theme, or keys
 * that their keyboard lacks, and somebody who comes from elsewhere is offered the language that their browser prefers. It
 * also records a form that is submitted before the script that can send it has loaded.
 * In a frame that cuts the page off from its site (a sandbox), no script of the site may load: the page stays as without.
 * Where the browser lets the site keep nothing, the router's own script would fail at the storage: it gets an empty one.
 * It is the same on every page, so that one hash in the content security policy allows it. The browser has it from the
 * document, so that the page's own script needs no copy.
 */
const beforeFirstPaint = import.meta.env.SSR
  ? '(function(){var d=document.documentElement.dataset;' +
    `try{void sessionStorage.length}catch(e){` +
    `Object.defineProperty(window,'sessionStorage',{value:{getItem:function(){return null},setItem:function(){},removeItem:function(){},clear:function(){},length:0}})}` +
    `if(self.origin==='null'){d.cutOff='true';` +
    `return}d.js='true';d.keys=/^(Mac|iP)/.test(navigator.platform)?'mac':'';` +
    `try{var v=sessionStorage.supportVisit;if(v||localStorage.accessToken)d.signedIn='true';` +
    `d.role=v?'':localStorage.role||'';d.position=v?'':localStorage.position||'';` +
    `d.side=localStorage.side||'';d.shut=localStorage.shut||'';` +
    `d.closed=localStorage.dismissedPromos||'';var t=localStorage.theme;` +
    `if(t==='light'||t==='dark')d.theme=t;` +
    `if(d.others&&!localStorage.languageOffer&&document.referrer.indexOf(location.origin+'/'))` +
    `(navigator.languages||[]).some(function(l){var c=l.split('-')[0].toLowerCase();` +
    `if(d.others.split(' ').indexOf(c)>=0)document.documentElement.style.setProperty('--offer-'+c,'flex');` +
    `else return c===document.documentElement.lang;return true})}catch(e){}` +
    `addEventListener('submit',function(e){if(self.earlySubmit!==null&&e.target.method==='dialog'){e.preventDefault();` +
    `e.stopImmediatePropagation();earlySubmit=e}},true)})()`
  : '';

/** A page that waits for a touch names itself; the loader of its script reads it (`ssr/page-html.ts`). */
const waitingOf = (path: string, language: Language) =>
  import.meta.env.SSR && (waitingPaths.includes(path) || path.startsWith(ownPagePath('')))
    ? { 'data-waits': localPath(path, language) }
    : undefined;

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/**
 * The server puts the styles of the first paint into the page's head. All others load after hydration,
 * because the server's HTML does not need them. Once they are loaded the page responds to input and looks
 * right while doing so; programs that drive the page wait for this.
 */
function useWholeStyles(): boolean {
  const [isWhole, setIsWhole] = useState(import.meta.env.DEV);
  useEffect(() => {
    setIsWhole(true);
    whenAwake(() => {
      sendEarlySubmit();
      tellAwake();
    });
  }, []);
  useEffect(() => {
    if (!isWhole) return;
    const tell = () =>
      whenAwake(() => {
        document.documentElement.dataset['hydrated'] = 'true';
      });
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!sheet || sheet.sheet) return tell();
    sheet.addEventListener('load', tell);
    sheet.addEventListener('error', tell);
  }, [isWhole]);
  return isWhole;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const language = useLanguage();
  const say = useSay();
  const others = useOtherLanguages();
  const isWhole = useWholeStyles();
  const { pathname } = useLocation();
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-others={others.join(' ') || undefined}
      {...documentOfBoard(language)}
      {...waitingOf(pathname, language)}
      suppressHydrationWarning
    >
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
        <link rel="icon" href={board.markUrl ?? board.drawnIconUrl ?? '/favicon.svg'} />
        <Meta />
      </head>
      <body>
        <BoardWordsContext value={boardWords(say)}>
          <WrittenInside>{children}</WrittenInside>
        </BoardWordsContext>
        {/* Before any message comes: what reads them aloud has to know the place first. */}
        <div id="messages" aria-live="polite" />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {isWhole && <Links />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <LanguageOffers />
      <AuthGuard />
      <ImpersonationNotice />
      <Outlet />
      <AccountNotice />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ServerErrorPage />;
}
