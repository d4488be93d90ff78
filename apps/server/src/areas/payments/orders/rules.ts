import type { BoardSettings } from '@waymark/contract/all-settings';
import type { HeldReason } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import { canIssueInvoices, hasAccount } from '../invoices/seller-rules.ts';

export function noOrder(): AppError {
  return new AppError('not_found', msg`There is no order with this address.`);
}

export const invoiced = msg`This order has an invoice. Pay that one, or ask us to take it back.`;

/** Why a company cannot pay now; undefined if it can. */
export function findUnpayableReason(held: HeldReason | null): string | undefined {
  if (held === 'unconfirmed') {
    return msg`Confirm your email address first: until then nothing of your company is public, and there is nothing to pay.`;
  }
  if (held !== null) {
    return msg`We look at your company first: until then nothing of it is public, and there is nothing to pay.`;
  }
  return undefined;
}

/** An invoice names who asks for the money, and where it is paid. */
export function canInvoice(settings: BoardSettings, config: Pick<Config, 'demo'>): boolean {
  return canIssueInvoices(settings, config) && hasAccount(settings);
}

/** Whether companies pay by invoice of which staff have not decided otherwise. */
export const offersInvoices = (settings: BoardSettings, config: Pick<Config, 'demo'>): boolean =>
  canInvoice(settings, config) && settings.invoicing.isOffered;
