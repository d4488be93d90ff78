import { writingRoutes } from './blog-writing/routes.ts';
import { scheduleWriting } from './blog-writing/schedule.ts';
import { blogRoutes } from './blog/routes.ts';
import { scheduleBlog } from './blog/schedule.ts';
import { commentRoutes } from './comments/routes.ts';
import { scheduleComments } from './comments/schedule.ts';
import { staffCommentRoutes } from './comments/staff-routes.ts';
import { callBackRoutes } from './contact/call-back-routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { scheduleContact } from './contact/schedule.ts';
import { startNewsletterHandlers } from './newsletter/handlers.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { scheduleNewsletter } from './newsletter/schedule.ts';
import { staffNewsletterRoutes } from './newsletter/staff-routes.ts';
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
