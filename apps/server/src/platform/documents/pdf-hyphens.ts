/** Where a line may be broken. TeX draws its hyphens as it; elsewhere it is there and not to be seen. */
const soft = '\u00AD';

/** How many glyphs may be drawn and not be in the text. */
const farthest = 8;

/**
 * Puts back the hyphens that pdf.js leaves out of a text: those that are drawn as soft ones, and have a width.
 * `drawn` is what the page draws, glyph by glyph. The texts come in the same order.
 */
export function createHyphenFinder(drawn: string): (text: string) => { text: string; before: string } {
  if (!drawn.includes(soft)) return (text) => ({ text, before: '' });
  const glyphs = [...drawn.normalize('NFKC').replaceAll(/\s/g, '')];
  let at = 0;
  const takeHyphens = () => {
    const from = at;
    while (glyphs[at] === soft) at++;
    return '-'.repeat(at - from);
  };
  const pass = (letter: string) => {
    const found = glyphs.slice(at, at + farthest).indexOf(letter);
    if (found >= 0) at += found + 1;
  };
  return (text) => {
    // What is drawn before the first letter ended the text above: its line was broken there.
    const before = takeHyphens();
    let whole = '';
    for (const letter of text) {
      if (/\S/.test(letter)) {
        const hyphens = takeHyphens();
        whole += hyphens && /\s$/.test(whole) ? `${hyphens} ` : hyphens;
        pass(letter);
      }
      whole += letter;
    }
    return { text: whole, before };
  };
}
