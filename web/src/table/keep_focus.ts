/** Keyboard focus during play: when the focused element vanishes with a move, focus the next thing to do. */

/** Where a player makes choices: the board, everything around it, and portraits. */
const PLAY_AREA = "[data-at], .board, .prompt, .stage";
const NEXT = [".board .spot.legal", ".done.legal", ".confirm button", ".portrait.legal"];

/** Whether nothing has the focus, or only the board while there was nothing else. */
function isLost(board: HTMLElement): boolean {
  const here = document.activeElement;
  return here === null || here === document.body || here === board;
}

/** Move a lost focus to the next thing to do, or to the board while there is none. */
export function refocus(board: HTMLElement): void {
  if (!board.isConnected || !isLost(board)) return;
  const room = board.closest(".room") ?? board;
  const next = NEXT.flatMap((selector) => [...room.querySelectorAll<HTMLElement>(selector)]);
  [...next, board].find(takesFocus);
}

/** Focus an element; returns false for hidden ones, which cannot be focused. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Keep the focus in the play area once it has been there; returns a function that stops this. Elements can lose it at
 * any time (an answer replaces a button, an animation ends), so every change of the room is followed by a check.
 */
export function keepFocus(board: HTMLElement): () => void {
  let playing = false;
  let waiting = 0;
  const onFocus = (event: FocusEvent) => {
    playing = event.target instanceof Element && event.target.closest(PLAY_AREA) !== null;
  };
  const check = () => {
    waiting = 0;
    if (playing) refocus(board);
  };
  const changed = new MutationObserver(() => {
    // A browser takes the focus from hidden elements with the next frame, after the frame's callbacks.
    if (playing && !waiting) waiting = requestAnimationFrame(() => setTimeout(check));
  });
  document.addEventListener("focusin", onFocus);
  changed.observe(board.closest(".room") ?? board, { subtree: true, childList: true, attributes: true });
  return () => {
    document.removeEventListener("focusin", onFocus);
    changed.disconnect();
    cancelAnimationFrame(waiting);
  };
}
