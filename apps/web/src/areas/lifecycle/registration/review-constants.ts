/** The form as the browser holds it: the contract's fields and the file. */
export interface ReviewValues {
  email: string;
  firstName: string;
  lastName: string;
  resume: File | null;
}
