/** A solution that ends within this time is made anew: the message has to arrive before it does. */
export const captchaReserveMs = 60_000;
