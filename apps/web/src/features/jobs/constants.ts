export const recentJobsShown = 6;
