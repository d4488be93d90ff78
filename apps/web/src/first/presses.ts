import { subMenuDelayMs } from '../areas/pages/site/constants.ts';
import { storeTheme, type Theme } from '../lib/waking/theme.ts';
import { takeEarlySubmit } from '../lib/waking/early-submit.ts';
import { afterFrame, isAsleep, keepForScript, takeBackLater, wake } from '../lib/waking/wake.ts';

/*
 * What the page does before its script is there: the browser's own controls answer by themselves, and everything else
 * wakes the script, which is then pressed as the person has pressed. Nothing that was typed or chosen is touched.
 */

const controls = 'button, input, select, textarea, label, a, [tabindex="0"]';
/** Need no script: a native popover, and the choice of colours, which is made here. */
const native = '[popovertarget], [name="theme"]';

const isField = (control: Element) => control.matches('input, select, textarea');
/** As `sent-by-script.ts` has it. */
const isSentByScript = (form: HTMLFormElement) => form.method === 'dialog';
const isChoice = (control: Element): control is HTMLInputElement =>
  control.matches('[type="checkbox"], [type="radio"]');

/** As `beside-list.tsx` has it. */
export const hasRoomBeside = () => matchMedia('(width >= 72rem)').matches;

/** A link answers by itself, unless the script shows what it leads to beside the list, or carries something along. */
function needsScript(link: Element): boolean {
  const place = link.closest<HTMLElement>('[data-press]')?.dataset['press'];
  return place === 'script' || (place === 'wide' && hasRoomBeside());
}

/** The control under a press that only the script of the page can answer. */
function controlOf(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  const control = found instanceof HTMLLabelElement ? found.control : found;
  if (!control || control.matches(native) || control.matches(':disabled')) return null;
  return control.matches('a') && !needsScript(control) ? null : control;
}

const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** What will need the script: a field has it while it is typed into, a button when it is pressed. */
function near({ target, type }: Event): void {
  const control = controlOf(target);
  if (control === null) return;
  if (type === 'focusin' && !control.matches('button, a')) wake();
  else afterFrame(() => window.preloadPage?.());
}

/** A menu that opens under the pointer, where it rests. */
function hover({ target, pointerType }: PointerEvent): void {
  const menu = pointerType === 'mouse' && target instanceof Element && target.closest('[data-hover]');
  if (!menu) return;
  setTimeout(() => {
    if (!menu.matches(':hover')) return;
    keepForScript(null, () => {
      if (menu.matches(':hover')) menu.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
  }, subMenuDelayMs);
}

function click(event: MouseEvent): void {
  const control = controlOf(event.target);
  if (!control || control.matches('[tabindex]:not(button)')) return;
  if (isField(control)) {
    // Its change is kept, and React hears of that by the click.
    if (isChoice(control)) event.stopImmediatePropagation();
    return;
  }
  if (control instanceof HTMLAnchorElement) {
    if (isModified(event) || event.button !== 0 || event.detail === 0) return;
    event.preventDefault();
    const again = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    return keepForScript(
      event,
      () => control.dispatchEvent(again),
      () => location.assign(control.href),
    );
  }
  // Its form is sent, which tells of itself.
  if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
  keepForScript(event, () => control.isConnected && control.click(), answer(control));
}

/** What is pressed says at once that it was: a heart by what it becomes. Gives what takes it back. */
function answer(control: HTMLElement): () => void {
  const name = control.ariaPressed === null ? 'ariaBusy' : 'ariaPressed';
  const before = control[name];
  control[name] = before === 'true' ? 'false' : 'true';
  const takeBack = () => {
    control[name] = before;
  };
  if (name === 'ariaBusy') takeBackLater(takeBack);
  return takeBack;
}

function change(event: Event): void {
  const { target } = event;
  const field = target as HTMLInputElement | HTMLSelectElement;
  if (field.name === 'theme') return storeTheme(field.value as Theme);
  if (controlOf(field) === null) return;
  const send = () => field.form?.method === 'get' && field.form.submit();
  if (isChoice(field)) {
    keepForScript(
      event,
      () => {
        if (!field.isConnected) return;
        // The script hears of a change only: it is made once more.
        field.checked = !field.checked;
        field.click();
      },
      send,
    );
  } else if (field instanceof HTMLSelectElement) {
    const { value } = field;
    keepForScript(
      event,
      () => {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      send,
    );
  } else {
    // It was left: the browser tells of a change then.
    keepForScript(event, () => target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
}

function submit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  const { submitter } = event;
  keepForScript(
    event,
    () => form.isConnected && form.requestSubmit(submitter),
    () => isSentByScript(form) || form.submit(),
  );
}

/** The form whose fields the browser has refused; it tells of each. */
let refused: HTMLFormElement | null = null;

/** Some forms say in their own words what is missing: that takes their script. */
function refuse(event: Event): void {
  const { form } = event.target as HTMLInputElement;
  event.preventDefault();
  if (!form || form === refused) return;
  refused = form;
  keepForScript(
    event,
    () => {
      refused = null;
      if (form.isConnected) form.requestSubmit();
    },
    () => form.reportValidity(),
  );
}

/** The keys of a list (L-34). */
function press(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (isModified(event) && event.key !== '?') return;
  if (!'jks?'.includes(event.key) || isField(target) || !document.querySelector('[data-keys]')) return;
  const again = new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true });
  keepForScript(event, () => target.dispatchEvent(again));
}

const listeners: Readonly<Record<string, (event: never) => void>> = {
  pointerdown: near,
  pointerover: hover,
  focusin: near,
  click,
  change,
  submit,
  invalid: refuse,
  keydown: press,
};

/** The loader of the page has held back a link that needs no script after all. */
function followLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && controlOf(link) === null) location.assign(link.href);
}

/** Hears every press until the script of the page does, and those from before, which the loader of the page has noted. */
export function keepPresses(): void {
  for (const event of window.earlyPresses ?? []) {
    listeners[event.type]?.(event as never);
    if (event.defaultPrevented) followLink(event);
  }
  window.earlyPresses = undefined;
  const early = takeEarlySubmit();
  if (early) submit(early);
  near({ target: document.activeElement, type: 'focusin' } as Event);
  const hear = (event: Event) => isAsleep() && listeners[event.type]?.(event as never);
  for (const type of Object.keys(listeners)) document.addEventListener(type, hear, true);
}
