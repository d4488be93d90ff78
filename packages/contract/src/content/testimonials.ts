/** A testimonial (I-5). */
export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  role: string;
  /** Null shows initials. */
  pictureUrl: string | null;
}
