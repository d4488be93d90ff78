import type { LegalText } from '@waymark/contract/choices/board';
import type { RouterContextProvider } from 'react-router';
import { serverContext } from './server-context.ts';

/** A text of the law; the page is there only where it is written. */
export async function loadLegalText(context: Readonly<RouterContextProvider>, text: LegalText) {
  const { pageData } = context.get(serverContext);
  const html = await pageData.getLegalText(text);
  // The router takes a thrown response as the status of the page.
  if (html === null) throw new Response(null, { status: 404 });
  return { html, publicUrl: pageData.publicUrl };
}
