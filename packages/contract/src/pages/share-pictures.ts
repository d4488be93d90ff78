import { unprefixedLanguage } from '../language-prefix.ts';
import { searchPath } from '../paths.ts';
import type { Language } from '../text/languages.ts';

/** The picture of a shared link: the board's, or the one of its posting, company or post. */
export const sharePictureKinds = ['board', 'job', 'company', 'post'] as const;
export type SharePictureKind = (typeof sharePictureKinds)[number];

/** In pixels: networks and messengers crop this size least. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The path of pictures; a parameter names the subject. */
export const sharePictureFile = (kind: SharePictureKind) => `/og/${kind}.png`;

/** The address of a picture in a language: jobs and companies by id, posts by slug. As with pages, English is not named. */
export function sharePicturePath(
  kind: SharePictureKind,
  name: string | undefined,
  language: Language,
): string {
  const lang = language === unprefixedLanguage ? undefined : language;
  return searchPath({ [kind]: name, lang }, sharePictureFile(kind));
}
