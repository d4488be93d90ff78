import type { CompanyMedia, CompanyPicture } from '@waymark/contract/companies/media';
import { companyPictureAddress, logoAddress } from '../../../platform/pictures/picture-addresses.ts';

export interface PictureRow {
  id: string;
  file_id: string;
  small_file_id: string;
  width: number;
  height: number;
  alternative_text: string;
}

/** A picture of a company, whose addresses never show another one. */
export function presentPicture(row: PictureRow): CompanyPicture {
  return {
    id: row.id,
    url: companyPictureAddress(row.file_id),
    smallUrl: companyPictureAddress(row.small_file_id),
    width: row.width,
    height: row.height,
    alternativeText: row.alternative_text,
  };
}

/** What the members of a company change. */
export function presentMedia(logoFileId: string | null, pictures: readonly PictureRow[]): CompanyMedia {
  return { logoUrl: logoAddress(logoFileId), pictures: pictures.map(presentPicture) };
}
