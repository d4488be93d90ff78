import { bannerEndpoints } from './banners.ts';
import { commentEndpoints } from './comments.ts';
import { contactEndpoints } from './contact.ts';
import { issueEndpoints } from './issues.ts';
import { postEndpoints } from './posts.ts';
import { testimonialEndpoints } from './staff-testimonials.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { writingEndpoints } from './writing.ts';

/** The calls of the area. */
export const endpoints = {
  ...bannerEndpoints,
  ...commentEndpoints,
  ...postEndpoints,
  ...writingEndpoints,
  ...contactEndpoints,
  ...issueEndpoints,
  ...subscriptionEndpoints,
  ...testimonialEndpoints,
};
