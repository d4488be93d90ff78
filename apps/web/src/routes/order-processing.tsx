import { msg } from '@waymark/contract/text/message';
import { OrderProcessing } from '../areas/payments/billing/components/order-processing.tsx';
import { secretPageHeaders, secretPageMeta } from '../lib/private-page-meta.ts';

export const meta = () => secretPageMeta(msg`Processing`);
export const headers = secretPageHeaders;

export default OrderProcessing;
