import { AsyncLocalStorage } from 'node:async_hooks';
import type { LookDraft } from '@waymark/contract/office/look';

/** The draft that the page under way is rendered with; none for every page that guests get. */
export const previewedLook = new AsyncLocalStorage<LookDraft>();
