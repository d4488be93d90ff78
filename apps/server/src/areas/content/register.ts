import { writingRoutes } from './blog-writing/routes.ts';
import { scheduleWriting } from './blog-writing/schedule.ts';
import { blogRoutes } from './blog/routes.ts';
import { scheduleBlog } from './blog/schedule.ts';
import { commentRoutes, staffCommentRoutes } from './comments/routes.ts';
import { scheduleComments } from './comments/schedule.ts';
import { callBackRoutes, contactRoutes } from './contact/routes.ts';
import { scheduleContact } from './contact/schedule.ts';
import { startNewsletterHandlers } from './newsletter/handlers.ts';
import { newsletterRoutes, staffNewsletterRoutes } from './newsletter/routes.ts';
import { scheduleNewsletter } from './newsletter/schedule.ts';
import { testimonialRoutes } from './testimonials/routes.ts';

/** Routes below `/api`. */
export const routes = [
  contactRoutes,
  callBackRoutes,
  blogRoutes,
  writingRoutes,
  commentRoutes,
  staffCommentRoutes,
  newsletterRoutes,
  staffNewsletterRoutes,
  testimonialRoutes,
];

/** What runs queued work. */
export const handlers = [startNewsletterHandlers];

/** What recurs. */
export const schedules = [
  scheduleContact,
  scheduleBlog,
  scheduleWriting,
  scheduleComments,
  scheduleNewsletter,
];

export { personalData } from './personal-data.ts';
