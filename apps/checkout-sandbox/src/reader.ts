import { localPath } from '@waymark/contract/language-prefix';
import type { RedeemedCustomer } from '@waymark/contract/payments/billing';
import { languageParameter } from '@waymark/contract/paths';
import { isLanguage, type Language } from '@waymark/contract/text/languages';
import type { Say } from '@waymark/contract/text/say';

/** Where the product is reached, and the language of who reads. */
export interface Reader {
  productUrl: string;
  say: Say;
}

/** A customer with a session, or with a code that was right. */
export interface Visitor {
  customer: RedeemedCustomer;
  reader: Reader;
}

/** The language that the product has put into an address; undefined without one, and for what is none. */
export function languageIn(url: string): Language | undefined {
  const [, query = ''] = url.split('?');
  const given = new URLSearchParams(query).get(languageParameter) ?? '';
  return isLanguage(given) ? given : undefined;
}

/** The address of a page of the product for its reader. */
export const productPage = ({ productUrl, say }: Reader, path: string): string =>
  productUrl + localPath(path, say.language);
