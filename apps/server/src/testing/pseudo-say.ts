import type { Language } from '@waymark/contract/text/languages';
import { createSay, type Say } from '@waymark/contract/text/say';

/** What of a message is no text: values, tags, and the names of plural forms. */
const token =
  /\{\d+, plural,|\{\d+\}|\{~[^{}]*\}|<\/?\w+>|(?:\b(?:zero|one|two|few|many|other)|=\d+) (?=\{)/g;

/** Cyrillic letters in place of Latin ones: what is written in Latin letters then is no message. */
const letters = 'абцдефгхийклмнопярстувщъьз';
const writeLetters = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

/** How a message is written: what stands around it, and how its words grow. */
interface Disguise {
  open: string;
  close: string;
  stretch: (text: string) => string;
}
const plainly: Disguise = { open: '[!!', close: '!!]', stretch: (text) => text };
/** Words grow by two fifths, as those of translations do. */
export const stretched: Disguise = {
  open: '[',
  close: ']',
  stretch: (text) => text.replaceAll(/[aeiou]/gi, '$&$&'),
};

/** "[!!Save!!]" in other letters, with the same values and tags. */
function disguise(message: string, { open, close, stretch }: Disguise): string {
  const texts = message.split(token).map((text) => writeLetters(stretch(text)));
  const tokens = message.match(token) ?? [];
  const text = texts.map((part, at) => part + (tokens[at] ?? '')).join('');
  return /^\s|\s$/.test(message) ? text : open + text + close;
}

export const pseudoCatalog = (messages: ReadonlySet<string>, how = plainly): Map<string, string> =>
  new Map([...messages].map((message) => [message, disguise(message, how)]));

/** Writes the messages of the code so that a reader sees which words are none of them. */
export const createPseudoSay = (language: Language, messages: ReadonlySet<string>): Say =>
  createSay(language, pseudoCatalog(messages));
