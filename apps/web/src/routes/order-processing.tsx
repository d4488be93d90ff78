import { OrderProcessing } from '../areas/payments/billing/components/order-processing.tsx';
import { secretPageHeaders, secretPageMeta } from '../lib/private-page-meta.ts';
import { sayOf } from '../lib/say.ts';
import type { MetaArgs } from 'react-router';

export const meta = ({ matches }: MetaArgs) => secretPageMeta(sayOf(matches), 'Processing');
export const headers = secretPageHeaders;

export default OrderProcessing;
