/** What somebody has said about the product (I-5). */
export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  role: string;
  /** Null: initials stand in its place. */
  pictureUrl: string | null;
}
