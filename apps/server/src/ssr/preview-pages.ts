import { splitPath } from '@waymark/contract/language-paths';
import type { PageData } from '@waymark/contract/page-data';
import { isPrivatePath } from '@waymark/contract/private-paths';
import { previewedLook } from '../platform/board/previewed-look.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { RenderPreview } from './page-routes.ts';

/** Renders public pages with a draft of the look, past every cache and store. */
export function createPreviews(
  pageData: Pick<PageData, 'findPreviewedLook'>,
  render: PageRenderer['render'],
): RenderPreview {
  return async (token, address) => {
    if (isPrivatePath(splitPath(address).path.split('?', 1)[0] ?? '')) return undefined;
    const draft = await pageData.findPreviewedLook(token);
    return draft ? previewedLook.run(draft, () => render(address)) : undefined;
  };
}
