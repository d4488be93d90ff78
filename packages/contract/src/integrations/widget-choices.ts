/** `auto` follows what the visitor prefers. */
export const widgetThemes = ['auto', 'light', 'dark'] as const;

export const widgetMaxJobs = 25;

/** The paths of the widget: the script, the page for a frame, and the list that the script inserts. */
export const widgetPaths = {
  script: '/widget.js',
  page: '/widget',
  list: '/widget/list',
} as const;
