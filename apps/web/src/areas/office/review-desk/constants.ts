/** What can be done by keyboard, as the dialog of shortcuts says it. */
export const shortcuts = [
  { keys: ['L'], does: 'Go to the lines of the resume' },
  { keys: ['↑', '↓'], does: 'Next and previous line; Page, Home and End go further' },
  { keys: ['Enter'], does: 'Comment on the line' },
  { keys: ['C'], does: 'Comment on the resume as a whole' },
  { keys: ['J', 'K'], does: 'Next and previous comment' },
  { keys: ['G'], does: 'Go to the scores' },
  { keys: ['S'], does: 'Go to the summary' },
  { keys: ['Alt', 'T'], does: 'Insert a template where you write' },
  { keys: ['Ctrl', 'Enter'], does: 'Done with a comment: back to the place it means' },
  { keys: ['V'], does: 'Show pages as pictures or as text' },
  { keys: ['P'], does: 'Publish' },
  { keys: ['?'], does: 'Show this list' },
] as const;
