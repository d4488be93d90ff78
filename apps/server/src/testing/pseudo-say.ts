import type { Language } from '@waymark/contract/text/languages';
import { createSay, type Say } from '@waymark/contract/text/say';

/** What of a message is no text: values, tags, and the names of plural forms. */
const token =
  /\{\d+, plural,|\{\d+\}|\{~[^{}]*\}|<\/?\w+>|(?:\b(?:zero|one|two|few|many|other)|=\d+) (?=\{)/g;

/** Cyrillic letters in place of Latin ones: what is written in Latin letters then is no message. */
const letters = 'абцдефгхийклмнопярстувщъьз';
const writeLetters = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

/** "[!!Save!!]" in other letters, with the same values and tags. */
function disguise(message: string): string {
  const texts = message.split(token).map(writeLetters);
  const tokens = message.match(token) ?? [];
  return texts.map((text, at) => text + (tokens[at] ?? '')).join('');
}

/** Writes the messages of the code so that a reader sees which words are none of them. */
export function createPseudoSay(language: Language, messages: ReadonlySet<string>): Say {
  const catalog = new Map(
    [...messages].map((message) => {
      const text = disguise(message);
      return [message, /^\s|\s$/.test(message) ? text : `[!!${text}!!]`] as const;
    }),
  );
  return createSay(language, catalog);
}
