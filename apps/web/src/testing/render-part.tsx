import type { User } from '@waymark/contract/identity/accounts';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { expect, vi } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';
import { AccountNotice } from '../areas/identity/accounts/components/account-notice.tsx';
import { AuthGuard } from '../areas/identity/accounts/components/auth-guard.tsx';
import { initialAuthState } from '../lib/auth-state.ts';
import { storeAccessToken } from '../lib/access-token.ts';
import { useAuth } from '../lib/auth-store.ts';
import { initialProductState } from '../lib/product-state.ts';
import { useProduct } from '../lib/product-store.ts';
import { clearCounters } from '../lib/counter-store.ts';
import { areAllAwake } from '../lib/waking/waking-parts.ts';
import { api } from './api.ts';

interface PartOptions {
  /** The address of the page that the part stands on; `/` without one. */
  at?: string;
  /** State that the link to the page has carried. */
  state?: unknown;
  /** The person who is signed in. */
  user?: User | undefined;
  /** Whether the test begins before the parts that the page loads later are there; else it waits for them. */
  isEarly?: boolean;
  /** Other pages that the test goes on to; every page that is not given shows its address alone. */
  pages?: readonly RouteObject[];
}

export interface RenderedPart extends RenderResult {
  /** Path, search and hash of the page that is open. */
  address(): string;
  go(to: string | number): Promise<void>;
  /** Waits for the parts that the page loads later. */
  loaded(): Promise<void>;
}

/** Shows a part of a page, or a page's component, inside the guard that stands around every page. */
export function renderPart(
  part: ReactNode,
  { at = '/', ...options }: PartOptions = {},
): Promise<RenderedPart> {
  const path = new URL(at, location.origin).pathname;
  return renderPages([{ path, element: part }, ...(options.pages ?? [])], { at, ...options });
}

/** Shows one of several pages; their loaders run as in the product. */
export async function renderPages(
  pages: readonly RouteObject[],
  { at = '/', state, user, isEarly = false }: Omit<PartOptions, 'pages'> = {},
): Promise<RenderedPart> {
  resetStores();
  if (user) signIn(user);
  const elsewhere = { path: '*', element: <p>Another page</p> };
  const frame = { element: <Frame />, HydrateFallback: Wait, children: [...pages, elsewhere] };
  const { pathname, search, hash } = new URL(at, location.origin);
  const router = createMemoryRouter([frame], {
    initialEntries: [{ pathname, search, hash, state }],
  });
  const shown = await render(<RouterProvider router={router} />);
  if (!isEarly) await loaded();
  return {
    ...shown,
    loaded,
    address: () => {
      const { location: current } = router.state;
      return current.pathname + current.search + current.hash;
    },
    go: (to) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
  };
}

async function loaded(): Promise<void> {
  await vi.dynamicImportSettled();
  await expect.poll(areAllAwake).toBe(true);
}

const Wait = () => <p>Loading</p>;

function Frame() {
  return (
    <>
      <AuthGuard />
      <Outlet />
      <AccountNotice />
    </>
  );
}

/** Modules live as long as a test file: what they remember of the page before goes. */
function resetStores(): void {
  useAuth.setState(initialAuthState, true);
  useProduct.setState(initialProductState, true);
  clearCounters();
}

function signIn(user: User): void {
  storeAccessToken('the-token-of-the-test');
  api.answer('GET /get-auth-user', { data: user });
  api.answer('GET /get-critique-detail', { data: null });
}
