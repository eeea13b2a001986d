/** Pixels between a button and what opens below it, and at least to the edge of the window. */
const GAP = 4
const WIDTH = 320
const HEIGHT = 420

/** Puts a calendar below its button, inside the window. */
export function placeBelow(button: HTMLElement, panel: HTMLElement): void {
  const box = button.getBoundingClientRect()
  Object.assign(panel.style, {
    top: `${Math.max(GAP, Math.min(box.bottom + GAP, innerHeight - HEIGHT))}px`,
    left: `${Math.max(GAP, Math.min(box.left, innerWidth - WIDTH - GAP))}px`,
  })
}
