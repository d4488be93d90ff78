import ui from '../../styles/primitives.module.css';

/** How long words stay that are only read aloud: long enough for a voice that still says something else. */
const spokenMs = 5_000;

/**
 * The region of the page whose new words are read aloud. It comes with the page, empty, because words that come together
 * with their region are not heard. A part that is tested alone has none.
 */
export function messagesPlace(): HTMLElement {
  const known = document.getElementById('messages');
  if (known) return known;
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'messages';
  place.ariaLive = 'polite';
  return place;
}

/** Has said aloud what the eye sees by itself, such as a message that has come. */
export function announce(words: string): void {
  const line = document.createElement('p');
  line.className = ui['visuallyHidden'] ?? '';
  line.textContent = words;
  messagesPlace().append(line);
  setTimeout(() => line.remove(), spokenMs);
}
