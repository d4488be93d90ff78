/** Under which letter of the alphabet bar a name stands: 'a' to 'z', '0-9', or '' in scripts without one (I-8). */
export function letterOf(name: string): string {
  // Accents are marks beside their letter here: É stands under E.
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD')) ?? [];
  if (/[a-z]/i.test(first)) return first.toLowerCase();
  return /\d/.test(first) ? '0-9' : '';
}
