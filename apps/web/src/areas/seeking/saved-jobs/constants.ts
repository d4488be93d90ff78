/** What a browser keeps for somebody who is not signed in: ids of jobs, oldest like first. */
export const guestLikesKey = 'likedJobs';
