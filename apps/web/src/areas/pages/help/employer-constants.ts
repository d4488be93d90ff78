export const employerSteps = [
  {
    title: 'Register your company',
    text: 'A minute, no card. Confirm your address by the link we mail, and prove your domain if you like: seekers then see that it is really you.',
  },
  {
    title: 'Write the posting',
    text: 'One form that saves itself. Name the pay and more people read on; add questions that applicants answer. Our staff may look at your first one before it is public.',
  },
  {
    title: 'See who applies',
    text: 'Letter, answers and resume side by side, on a board with stages of your own. We tell you of each new application.',
  },
  {
    title: 'Talk, meet, decide',
    text: 'Write messages, offer times for an interview, and decline the others with a letter, so that nobody waits in vain.',
  },
] as const;

export const employerGains = [
  {
    title: 'A posting that is found',
    text: 'In the search by words, place and distance, in job alerts, and by search engines with the markup they ask for.',
  },
  {
    title: 'Colleagues with roles',
    text: 'Owners, recruiters and viewers of one company, or of several, and a history of who did what.',
  },
  {
    title: 'A page of your own',
    text: 'Logo, pictures, what you do and where you are, with everything that is open right now.',
  },
  {
    title: 'People to write to',
    text: 'Candidates who chose to be found, by skill and distance, with how well they fit your posting and why.',
  },
  {
    title: 'Figures you can check',
    text: 'How often each posting was seen, where from, and how many of those applied.',
  },
  {
    title: 'Your data, to take along',
    text: 'Applicants leave as a table whenever you like.',
  },
] as const;
