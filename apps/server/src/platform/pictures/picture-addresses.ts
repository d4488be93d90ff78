/*
 * Where pictures of companies, and of people who said something, are served. The address of each is that of its file:
 * a new picture has a new one, so that it may be kept for as long as a browser likes.
 */

export function logoAddress(logoFileId: string | null): string | null {
  return logoFileId === null ? null : `/api/company-logos/${logoFileId}`;
}

export function companyPictureAddress(fileId: string): string {
  return `/api/company-pictures/files/${fileId}`;
}

export function bannerPictureAddress(fileId: string | null): string | null {
  return fileId === null ? null : `/api/banner-pictures/${fileId}`;
}

export function testimonialPictureAddress(fileId: string | null): string | null {
  return fileId === null ? null : `/api/testimonial-pictures/${fileId}`;
}
