const units = ['bytes', 'KB', 'MB'] as const;

/** 2411724 becomes "2.3 MB"; steps of 1024, as the upload limit counts. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

/** The message for a file that is too large, the same as the server's. The limits are whole megabytes. */
export function tooLarge(maxBytes: number): string {
  return `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Choose a smaller one.`;
}
