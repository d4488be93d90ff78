import { msg } from '@waymark/contract/text/message';
import { useLoaderData } from 'react-router';
import { StaffArea } from '../../areas/identity/accounts/components/staff/staff-area.tsx';
import { TestimonialList } from '../../areas/content/testimonials/components/testimonial-list.tsx';
import { callApi } from '../../lib/api-client.ts';
import { staffLoader } from '../../lib/private-loader.ts';
import { privatePageMeta } from '../../lib/private-page-meta.ts';

export const meta = () => privatePageMeta(msg`Testimonials`);

export const clientLoader = staffLoader('moderator', () => callApi('GET /staff/testimonials'));

export default function StaffTestimonials() {
  const testimonials = useLoaderData<typeof clientLoader>()?.data;
  return (
    <StaffArea role="moderator">{testimonials && <TestimonialList testimonials={testimonials} />}</StaffArea>
  );
}
