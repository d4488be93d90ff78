import { sourceLanguage, type Language } from '@waymark/contract/text/languages';

/** The language that a request asks for. */
export const languageOf = (_request: { headers: object }): Language => sourceLanguage;
