import { z } from '../zod.ts';
import { languages, type Language } from './languages.ts';

export const languageSchema = z.enum(
  languages.map(({ code }) => code) as [Language, ...Language[]],
  'Please choose a language of the list.',
);
