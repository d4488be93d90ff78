/** What of `@adobe/structured-data-validator`, which has no types of its own, the tests use. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    fieldNames: string[];
  }

  export default class Validator {
    /** What was extracted from a page: items by type, in each of the three formats. */
    validate(extracted: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: [];
    }): Promise<Issue[]>;
  }
}
