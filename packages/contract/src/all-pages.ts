import { pages as companies } from './companies/pages.ts';
import { pages as content } from './content/pages.ts';
import { pages as hiring } from './hiring/pages.ts';
import { pages as identity } from './identity/pages.ts';
import { pages as integrations } from './integrations/pages.ts';
import { pages as jobs } from './jobs/pages.ts';
import { pages as lifecycle } from './lifecycle/pages.ts';
import { pages as office } from './office/pages.ts';
import type { Merged } from './merged.ts';
import type { Page } from './page.ts';
import { pages as site } from './pages/pages.ts';
import { pages as payments } from './payments/pages.ts';
import { pages as posting } from './posting/pages.ts';
import { pages as resumes } from './resumes/pages.ts';
import { pages as search } from './search/pages.ts';
import { pages as seeking } from './seeking/pages.ts';

/** Every page of the product, by area and name. */
export const pagesByArea = {
  site,
  search,
  jobs,
  companies,
  content,
  identity,
  lifecycle,
  seeking,
  hiring,
  resumes,
  posting,
  payments,
  integrations,
  office,
};

type Area = (typeof pagesByArea)[keyof typeof pagesByArea];
/** The paths of an area by the names of their pages. */
type PathsOf<Pages> = {
  readonly [Name in keyof Pages]: Pages[Name] extends { path: infer Path } ? Path : never;
};
type AllPaths = Merged<PathsOf<Area>>;
/** The path of every page by its name. */
export type Paths = { [Name in keyof AllPaths]: AllPaths[Name] };

/** Every page of the product. */
export const allPages: readonly Page[] = Object.values(pagesByArea).flatMap((pages) =>
  Object.values<Page>(pages),
);
