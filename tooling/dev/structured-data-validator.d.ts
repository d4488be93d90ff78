/** The part of `@adobe/structured-data-validator` that the tests use; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    fieldNames: string[];
  }

  export default class Validator {
    /** The items of a page by type, in each of the three formats. */
    validate(extracted: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: [];
    }): Promise<Issue[]>;
  }
}
