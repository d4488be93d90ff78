const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex]';

let pressed: Element | undefined;
/** What each failed call was made with: the person may have pressed something else meanwhile. */
const madeWith = new WeakMap<object, Element>();

if (!import.meta.env.SSR) {
  const note = ({ target }: Event) => {
    pressed = (target instanceof Element ? target.closest(controls) : undefined) ?? pressed;
  };
  for (const type of ['click', 'change', 'keydown']) addEventListener(type, note, { capture: true });
}

/** For a call that begins: its failure will know the control that was pressed for it. */
export function holdPressed<T>(call: Promise<T>): Promise<T> {
  const control = pressed;
  return call.catch((failure: unknown) => {
    if (control && typeof failure === 'object' && failure !== null) madeWith.set(failure, control);
    throw failure;
  });
}

/** The control that was pressed for what failed. */
export function pressedFor(failure: unknown): Element | undefined {
  return (typeof failure === 'object' && failure !== null ? madeWith.get(failure) : undefined) ?? pressed;
}
