/** A finger held on something reads about it; the touch that ends it presses nothing. */

/** So long is a touch held, in milliseconds, and so far may it stray, in pixels. */
const HELD = 450;
const STRAYS = 12;

export function held(read: () => boolean): (place: HTMLElement) => () => void {
  return (place) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let isRead = false;
    const forget = () => clearTimeout(timer);

    function down(event: PointerEvent): void {
      isRead = false;
      if (event.pointerType !== 'touch') return;
      start = { x: event.clientX, y: event.clientY };
      forget();
      timer = window.setTimeout(() => (isRead = read()), HELD);
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAYS) forget();
    }
    function swallow(event: Event): void {
      if (!isRead) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') isRead = false;
    }

    place.addEventListener('pointerdown', down);
    place.addEventListener('pointermove', move);
    place.addEventListener('pointerup', forget);
    place.addEventListener('pointercancel', forget);
    place.addEventListener('click', swallow, true);
    place.addEventListener('contextmenu', swallow, true);
    return () => {
      forget();
      place.removeEventListener('pointerdown', down);
      place.removeEventListener('pointermove', move);
      place.removeEventListener('pointerup', forget);
      place.removeEventListener('pointercancel', forget);
      place.removeEventListener('click', swallow, true);
      place.removeEventListener('contextmenu', swallow, true);
    };
  };
}
