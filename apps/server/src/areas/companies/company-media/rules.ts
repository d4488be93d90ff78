import { companyPictureMaxBytes } from '@waymark/contract/companies/choices/companies';
import { logoSizes } from '@waymark/contract/companies/choices/company-logos';
import type { LogoSize } from '@waymark/contract/companies/choices/company-logos';
import { pictureMaxBytes } from '@waymark/contract/identity/choices/accounts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture } from '../../../platform/pictures/encode-picture.ts';
import type { EncodedPicture, PictureSize } from '../../../platform/pictures/encode-picture.ts';
import { companyPictureQuality, logoFewestPixels, logoQuality, logoShare, pictureFewestPixels, pictureSides, pictureWidestRatio } from './constants.ts';
import type { IncomingHttpHeaders } from 'node:http';

const logoWords = { field: 'logo', purpose: 'a logo' };

const pictureWords = { field: 'picture', purpose: 'a picture of the company' };

const white = '#ffffff';

/** What a form with a logo may carry. */
export function logoFormLimits(temporaryDirectory: string) {
  return { fileField: logoWords.field, maxBytes: pictureMaxBytes, temporaryDirectory };
}

/** What a form with a picture may carry. */
export function pictureFormLimits(temporaryDirectory: string) {
  return { fileField: pictureWords.field, maxBytes: companyPictureMaxBytes, temporaryDirectory };
}

/**
 * The squares of a logo, the largest first: all of it on white, with a margin where it is no square itself. Throws
 * `unsupported_file`, `too_large` or `invalid_input` with one sentence.
 */
export async function encodeLogo(upload: Upload): Promise<{ pixels: LogoSize; bytes: Buffer }[]> {
  const size = await checkPicture(upload, logoWords);
  refuseSmallLogo(size);
  const [largest, ...smaller] = logoSizes.toSorted((a, b) => b - a) as [LogoSize, ...LogoSize[]];
  const options = { quality: logoQuality };
  const inner = size.width === size.height ? largest : Math.round(largest * logoShare);
  const margin = (largest - inner) / 2;
  const edges = { top: Math.floor(margin), bottom: Math.ceil(margin), left: Math.floor(margin) };
  const encoding = encodePicture(
    upload.path,
    (picture) =>
      picture
        .flatten({ background: white })
        .resize(inner, inner, { fit: 'contain', background: white })
        .extend({ ...edges, right: Math.ceil(margin), background: white }),
    options,
  );
  const { bytes } = await encoding.catch(() => Promise.reject(damagedPicture(logoWords)));
  const sizes = [{ pixels: largest, bytes }];
  for (const pixels of smaller) {
    const encoded = await encodePicture(bytes, (picture) => picture.resize(pixels, pixels), options);
    sizes.push({ pixels, bytes: encoded.bytes });
  }
  return sizes;
}

/** A picture for large screens and for small ones, in its own proportions. Throws as above. */
export async function encodeCompanyPicture(
  upload: Upload,
): Promise<{ large: EncodedPicture; small: EncodedPicture }> {
  refuseOddShape(await checkPicture(upload, pictureWords));
  const within = (source: string | Buffer, side: number) =>
    encodePicture(
      source,
      (picture) => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }),
      { quality: companyPictureQuality },
    );
  const encoding = within(upload.path, pictureSides.large);
  const large = await encoding.catch(() => Promise.reject(damagedPicture(pictureWords)));
  return { large, small: await within(large.bytes, pictureSides.small) };
}

function refuseSmallLogo({ width, height }: PictureSize): void {
  if (Math.max(width, height) >= logoFewestPixels) return;
  throw refusePicture(
    logoWords,
    'invalid_input',
    `This logo has ${width} by ${height} pixels. Choose one with at least ${logoFewestPixels} on its longer side.`,
  );
}

function refuseOddShape({ width, height }: PictureSize): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < pictureFewestPixels) {
    throw refusePicture(
      pictureWords,
      'invalid_input',
      `This picture has ${width} by ${height} pixels. Choose one with at least ${pictureFewestPixels} on its shorter side.`,
    );
  }
  if (long > short * pictureWidestRatio) {
    throw refusePicture(
      pictureWords,
      'invalid_input',
      `This picture is more than ${pictureWidestRatio} times as long as it is wide. Cut it and try again.`,
    );
  }
}

/**
 * Whether a picture is asked for by a page of ours. Those of a company that is not public are only shown where somebody
 * who may see it looks at it: to its members, and to whom it has written. Its address alone leads nowhere.
 */
export function isAskedByOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' && headers['sec-fetch-dest'] !== 'document';
  // Browsers leave it out where the board is not served by HTTPS.
  return (
    URL.canParse(headers.referer ?? '') && new URL(headers.referer ?? '').origin === new URL(publicUrl).origin
  );
}
