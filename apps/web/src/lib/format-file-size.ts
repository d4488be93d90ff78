import { writeUnit } from '@waymark/contract/text/intl';
import { isEnglish, type Locale } from '@waymark/contract/text/locales';

const units = ['bytes', 'KB', 'MB'] as const;
const unitNames = ['byte', 'kilobyte', 'megabyte'] as const;

/** 2411724 becomes "2.3 MB"; steps of 1024, as the upload limit counts. */
export function formatFileSize(bytes: number, language: Locale): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const name = unitNames[unit];
  if (!isEnglish(language) && name)
    return writeUnit(size, name, unit === 0 ? wholeBytes : oneDecimal, language);
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

const wholeBytes = { unitDisplay: 'long', maximumFractionDigits: 0 } as const;
const oneDecimal = { unitDisplay: 'short', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The message for a file that is too large, the same as the server's. The limits are whole megabytes. */
export function tooLarge(maxBytes: number): string {
  return `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Choose a smaller one.`;
}
