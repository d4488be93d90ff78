import type { Message } from '@waymark/contract/text/message';
import type { MetaDescriptor } from 'react-router';
import { titleOf } from './board.ts';
import { metaSay } from './languages/say.ts';

/** For forms and private pages, which search engines must not index. */
export function privatePageMeta(title: Message): MetaDescriptor[] {
  return [{ title: titleOf(metaSay()(title)) }, { name: 'robots', content: 'noindex' }];
}

/** For pages whose address holds a secret: no other site may learn it from a link on them. */
export function secretPageMeta(title: Message): MetaDescriptor[] {
  return [...privatePageMeta(title), { name: 'referrer', content: 'no-referrer' }];
}

/** Nor may a cache between here and the browser keep it, or the first request of the page name it. */
export const secretPageHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
