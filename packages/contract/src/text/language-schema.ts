import { z } from '../zod.ts';
import { languages, type Language } from './languages.ts';
import { fixed } from './say.ts';

export const languageSchema = z.enum(
  languages.map(({ code }) => code) as [Language, ...Language[]],
  fixed`Please choose a language of the list.`,
);
