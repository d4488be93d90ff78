/** How long a posting beyond the plan stays open after its company was told. */
export const graceDays = 7;

/** Canceled orders that nobody paid are no bookkeeping: they are forgotten after so many days. */
export const canceledOrderDays = 90;

/** Where, at the checkout's origin, an order with a reference is paid. */
export const checkoutPayPath = '/pay';
