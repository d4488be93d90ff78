/** `auto` follows what the visitor prefers. */
export const widgetThemes = ['auto', 'light', 'dark'] as const;

export const widgetMaxJobs = 25;

/** Where the widget is: as a script, as a page for a frame, and as the list that the script puts in. */
export const widgetPaths = {
  script: '/widget.js',
  page: '/widget',
  list: '/widget/list',
} as const;
