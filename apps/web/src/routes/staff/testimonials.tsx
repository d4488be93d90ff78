import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PageSpinner } from '../../components/data/spinner.tsx';
import { AreaError } from '../../components/layout/area-error.tsx';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { listTestimonials } from '../../areas/content/testimonials/api/change-testimonial.ts';
import { TestimonialList } from '../../areas/content/testimonials/components/testimonial-list.tsx';
import { hasStaffRole } from '../../lib/auth-store.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta('Testimonials');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (!(await hasStaffRole('moderator', new URL(request.url).pathname))) return null;
  return listTestimonials();
}

export const HydrateFallback = () => <PageSpinner />;
export const ErrorBoundary = AreaError;

export default function StaffTestimonials() {
  const testimonials = useLoaderData<typeof clientLoader>();
  return (
    <StaffArea role="moderator">{testimonials && <TestimonialList testimonials={testimonials} />}</StaffArea>
  );
}
