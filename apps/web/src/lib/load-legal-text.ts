import type { LegalText } from '@waymark/contract/office/choices';
import type { RouterContextProvider } from 'react-router';
import { serverContext } from './server-context.ts';

/** A text that the law requires as it holds now. */
export async function loadLegalText(context: Readonly<RouterContextProvider>, text: LegalText) {
  const { pageData } = context.get(serverContext);
  return { ...(await pageData.getLegalText(text)), publicUrl: pageData.publicUrl };
}
