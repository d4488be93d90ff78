/** The name by which a site's robots.txt may keep the board away. It is the product's, whatever a board is called. */
export const crawlerName = 'WaymarkBot';

/** As whom the board sends webhooks. */
export const webhookAgent = 'Waymark-Webhooks/1';
