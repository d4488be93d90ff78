import { searchPath } from '../paths.ts';

/** What a link shows where it is shared: the board's own, or that of what the page is about. */
export const sharePictureKinds = ['board', 'job', 'company', 'post'] as const;
export type SharePictureKind = (typeof sharePictureKinds)[number];

/** In pixels: what networks and messengers cut least of. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Where a picture is served; like a page's, its address names what it is of in a parameter. */
export const sharePictureFile = (kind: SharePictureKind) => `/og/${kind}.png`;

/** The address of a picture: of a job or a company by its id, of a post by its slug. */
export function sharePicturePath(kind: SharePictureKind, name?: string): string {
  return searchPath({ [kind]: name }, sharePictureFile(kind));
}
