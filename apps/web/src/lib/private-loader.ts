import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { hasRole, hasStaffRole } from './auth-store.ts';
import { readAddress } from './languages/page-address.ts';

/** The client loader of a page of the back office; null without the role, and the page says who may open it. */
export function staffLoader<Data>(role: StaffRole, load: (search: URLSearchParams) => Promise<Data>) {
  return async ({ request }: ClientLoaderFunctionArgs): Promise<Data | null> => {
    const { pathname, searchParams } = readAddress(request);
    return (await hasStaffRole(role, pathname)) ? load(searchParams) : null;
  };
}

/** The client loader of a page of candidates or employers; null without the role. */
export function memberLoader<Data>(
  role: 'candidate' | 'employer',
  load: (search: URLSearchParams, path: string) => Promise<Data>,
) {
  return async ({ request }: ClientLoaderFunctionArgs): Promise<Data | null> => {
    const { pathname, searchParams } = readAddress(request);
    return (await hasRole(role, pathname)) ? load(searchParams, pathname) : null;
  };
}
