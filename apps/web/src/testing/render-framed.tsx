import type { User } from '@waymark/contract/identity/accounts';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { ErrorBoundary, HydrateFallback } from '../components/frame/frame-page.tsx';
import FrameLayout from '../routes/frame.tsx';
import { api } from './api.ts';
import { renderPages, type RenderedPart } from './render-part.tsx';

/** Pages in the application frame, as the routes of the product have them. */
export const framed = (children: RouteObject[]): RouteObject[] => [
  { element: <FrameLayout />, children: [{ ErrorBoundary, HydrateFallback, children }] },
];

/** Shows pages by their paths in the application frame, with the answers that the frame itself asks for. */
export function renderFramed(
  pages: Readonly<Record<string, ReactNode>>,
  { at, user }: { at: string; user: User },
): Promise<RenderedPart> {
  api.answer('GET /own-counters', { data: {} });
  if (user.role === 'candidate') {
    api.answer('GET /product/get-career-services-orders', { orders: [] });
    api.answer('GET /saved-jobs/ids', { data: [] });
  }
  const children = Object.entries(pages).map(([path, element]) => ({ path, element }));
  return renderPages(framed(children), { at, user });
}
