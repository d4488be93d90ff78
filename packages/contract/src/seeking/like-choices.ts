/** How many likes the browser keeps for a guest. Alone: the first script of a page has it. */
export const guestLikesLimit = 50;
