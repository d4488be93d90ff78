import { paths } from '../paths.ts';
import { msg } from '../text/message.ts';

/* The links of the header (L-31), apart from the other choices: every page loads them. */

/** A link of the navigation: a path of the board, or an address elsewhere that begins with https. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

export const maxHeaderLinks = 6;

/** As specified (E-1). */
export const defaultHeaderLinks: readonly SiteLink[] = [
  { label: msg`About Us`, to: paths.aboutUs },
  { label: msg`Job-Seeker Products`, to: paths.pricingDetails },
  { label: msg`Contact Us`, to: paths.contact },
];
