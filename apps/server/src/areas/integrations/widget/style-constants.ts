/**
 * The look of a widget, in a frame (`:root`) and in a shadow root (`:host`): the font of the page around it, quiet
 * colours with the contrast of WCAG AA, and one accent that a page may set.
 */
export const widgetStyle = `
:root, :host { --ink: #17261f; --soft: #55635b; --line: #d9d5c7; --accent: #a83410; color-scheme: light; }
:root[data-theme=dark], :host([data-theme=dark]) { --ink: #f3f0e6; --soft: #b4bdb6; --line: #3a4741; --accent: #ff9166; color-scheme: dark; }
@media (prefers-color-scheme: dark) {
  :root[data-theme=auto], :host([data-theme=auto]) { --ink: #f3f0e6; --soft: #b4bdb6; --line: #3a4741; --accent: #ff9166; color-scheme: dark; }
}
:host { display: block; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: transparent; }
.widget { color: var(--ink); }
.widget ul { list-style: none; margin: 0; padding: 0; }
.widget li { padding: .75em 0; border-bottom: 1px solid var(--line); }
.widget a { color: var(--accent); font-weight: 600; text-underline-offset: .2em; overflow-wrap: anywhere; }
.widget a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 2px; }
.widget p { margin: .25em 0 0; color: var(--soft); font-size: .875em; overflow-wrap: anywhere; }
.widget footer { display: flex; flex-wrap: wrap; gap: .25em 1em; justify-content: space-between; padding-top: .75em; color: var(--soft); font-size: .875em; }
`.replaceAll(/\n\s*/g, '');
