/** How long a receiver may take. */
export const answerMs = 15_000;

/** The maximum size of an answer, whose body is ignored. */
export const maxAnswerBytes = 100_000;

/** A process that ends while it sends leaves the delivery to the others after this time. */
export const claimSeconds = 60;

/** Deliveries under way in one process; of them to receivers that fail; to one receiver. */
export const maxUnderWay = 32;
export const maxFailingUnderWay = 8;
export const maxUnderWayOfReceiver = 4;

/** Waits after each refusal of a delivery, in seconds: the proposal of Standard Webhooks, three days in all. */
export const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Waits after refusals in a row before a receiver is asked anything, in seconds. */
export const pauseSeconds = [0, 5, 30, 120, 600, 1800, 3600] as const;

/** A receiver for whom more waits is switched off. */
export const maxWaiting = 100_000;

/** The channel that the database calls out on. */
export const webhooksChannel = 'webhooks';
