/** Who writes the posts of the demo, by the name that the posts carry in their heads. */
export const demoAuthors = [
  {
    slug: 'marta-lindqvist',
    name: 'Marta Lindqvist',
    line: 'Marta hired for two hospitals and a chain of bakeries for eleven years. She writes about interviews, and about what it is like on the other side of the table.',
  },
  {
    slug: 'tom-adeyemi',
    name: 'Tom Adeyemi',
    line: 'Tom reads resumes for a living and has run evening classes for people who look for work since 2014. He collects first sentences.',
  },
  {
    slug: 'ines-duarte',
    name: 'Ines Duarte',
    line: 'Ines negotiated pay for employees for ten years and now advises small companies that hire. She bakes on Sundays and answers letters on Mondays.',
  },
  {
    slug: 'jonas-reiter',
    name: 'Jonas Reiter',
    line: 'Jonas looks after the figures of the board and writes down what they do not say.',
  },
] as const;
