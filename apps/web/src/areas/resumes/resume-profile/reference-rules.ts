interface PrintedLine {
  id: string;
  text: string;
}

/** A referee as printed in a file. */
interface Referee {
  name: string;
  /** Position and contact, as printed. */
  about: string[];
  lines: string[];
}

const particle = /^(?:al|bin|da|de|del|della|den|der|di|dos|du|el|ibn|la|le|ter|van|von|zu)$/;
const nameWord = /^\p{Lu}[\p{L}'’-]*\.?$/u;
const isPersonName = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    words.every((word) => nameWord.test(word) || particle.test(word)) &&
    nameWord.test(words[0] ?? '')
  );
};
const isContact = (text: string): boolean => text.includes('@') || text.replaceAll(/\D/g, '').length >= 7;

/** Splits "Jane Doe, Head of Operations, Acme" into the name and the rest. */
function splitName(text: string): { name: string; rest: string } {
  const [, name = '', rest = ''] = /^(.*?)(?:\s*[,|:;(]\s*|\s+[–—-]\s+|$)(.*)$/.exec(text) ?? [];
  return {
    name: name.replace(/^(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.?\s+(?=\S+\s)/, ''),
    rest: rest.replace(/\)$/, ''),
  };
}

/**
 * Each referee has a line of their own, or starts a block that ends with contact data. Without either, names cannot
 * be told from titles, and the result is empty.
 */
export function findReferees(lines: readonly PrintedLine[]): Referee[] {
  const plain = lines
    .map(({ id, text }) => ({ id, text: text.replace(/^[-•*·]\s*/, '').trim() }))
    .filter(({ text }) => text !== '');
  const first = splitName(plain[0]?.text ?? '');
  if (!isPersonName(first.name)) return [];
  const isListed = first.rest !== '';
  if (!isListed && plain.length > 3 && !plain.some(({ text }) => isContact(text))) return [];
  const found: Referee[] = [];
  for (const [at, { id, text }] of plain.entries()) {
    const { name, rest } = splitName(text);
    const mayBegin = at === 0 || (isListed ? rest !== '' : isContact(plain[at - 1]?.text ?? ''));
    const last = found.at(-1);
    if (mayBegin && isPersonName(name)) {
      found.push({ name, about: rest ? [rest] : [], lines: [id] });
    } else if (last) {
      last.about.push(text);
      last.lines.push(id);
    }
  }
  return found;
}
