import type { IncomingHttpHeaders } from 'node:http';
import {
  companyPictureMaxBytes,
  type LogoSize,
  logoSizes,
  smallPictureSide,
} from '@waymark/contract/companies/choices';
import { pictureMaxBytes } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import type { Upload } from '../../../platform/http/uploads.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import {
  type EncodedPicture,
  encodePicture,
  type PictureSize,
} from '../../../platform/pictures/encode-picture.ts';

const companyPictureQuality = 80;

/** A strip is hardly visible on a page. */
const maxPictureRatio = 4;

const minPicturePixels = 240;

/** Logos have hard edges, which a photograph’s quality would blur. */
const logoQuality = 92;

/** The share of the square that a non-square logo fills. */
const logoShare = 0.9;

/** A smaller logo is not recognisable. */
const minLogoPixels = 64;

const logoWords = {
  field: 'logo',
  refusal: msg`A file of this kind cannot be a logo. Choose a JPEG, PNG, WebP or AVIF picture.`,
};

const pictureWords = {
  field: 'picture',
  refusal: msg`A file of this kind cannot be a picture of the company. Choose a JPEG, PNG, WebP or AVIF picture.`,
};

const white = '#ffffff';

export function logoFormLimits(temporaryDirectory: string) {
  return { fileField: logoWords.field, maxBytes: pictureMaxBytes, temporaryDirectory };
}

export function pictureFormLimits(temporaryDirectory: string) {
  return { fileField: pictureWords.field, maxBytes: companyPictureMaxBytes, temporaryDirectory };
}

/**
 * The squares of a logo, largest first: on white, with a margin if it is not square. Throws
 * `unsupported_file`, `too_large` or `invalid_input`.
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

/** A picture in two sizes and its own proportions. Throws as above. */
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
  if (Math.max(width, height) >= minLogoPixels) return;
  throw refusePicture(
    logoWords,
    'invalid_input',
    msg`This logo has ${width} by ${height} pixels. Choose one with at least ${minLogoPixels} on its longer side.`,
  );
}

function refuseOddShape({ width, height }: PictureSize): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < minPicturePixels) {
    throw refusePicture(
      pictureWords,
      'invalid_input',
      msg`This picture has ${width} by ${height} pixels. Choose one with at least ${minPicturePixels} on its shorter side.`,
    );
  }
  if (long > short * maxPictureRatio) {
    throw refusePicture(
      pictureWords,
      'invalid_input',
      msg`This picture is more than ${maxPictureRatio} times as long as it is wide. Cut it and try again.`,
    );
  }
}

/**
 * Whether one of our pages requests the picture. Pictures of a company that is not public are served only
 * there: to its members and the people it has written to.
 */
export function isAskedByOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' && headers['sec-fetch-dest'] !== 'document';
  // Browsers leave it out where the board is not served by HTTPS.
  return (
    URL.canParse(headers.referer ?? '') && new URL(headers.referer ?? '').origin === new URL(publicUrl).origin
  );
}

/** Of the longer side, in pixels: for large screens, and for small ones. */
const pictureSides = { large: 1600, small: smallPictureSide } as const;
