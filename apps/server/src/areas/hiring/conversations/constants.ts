/** New conversations a company may begin within a day: enough for every applicant that somebody reads about. */
export const conversationsADay = 200;

/** What one conversation holds at most. */
export const messagesKept = 2000;

/** As much of a message as a list shows. */
export const excerptLength = 140;

/** As much of a message as a mail carries; the rest is behind its button. */
export const mailedLength = 1500;

/** Colleagues who are told of an answer at most. */
export const toldMembers = 20;
