/** Tells reviews apart and leads to none of them: it outlives the sign-out, the link must not (FNV-1a). */
export function markOf(reviewLink: string): string {
  let mark = 0x811c9dc5;
  for (const character of reviewLink) mark = Math.imul(mark ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return mark.toString(16);
}
