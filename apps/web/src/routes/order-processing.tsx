import { OrderProcessing } from '../areas/payments/billing/components/order-processing.tsx';
import { secretPageHeaders, secretPageMeta } from '../lib/private-page-meta.ts';

export const meta = () => secretPageMeta('Processing');
export const headers = secretPageHeaders;

export default OrderProcessing;
