/** Writes a .br and a .gz beside every text file below the folder. */
export function compressFiles(folder: string): void;
