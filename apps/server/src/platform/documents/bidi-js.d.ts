/** What of `bidi-js`, which has no types of its own, lines are ordered with. */
declare module 'bidi-js' {
  interface Bidi {
    /** A level for each UTF-16 unit: odd ones are read from right to left. */
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function createBidi(): Bidi;
}
