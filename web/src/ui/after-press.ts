let isPressed = false
const waiting = new Set<() => void>()

/**
 * Does something when no finger or mouse button is down. What appears or goes between pressing and letting go moves what
 * is pressed away from under it, and the press is lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.add(act)
  else act()
}

function released(): void {
  isPressed = false
  // The click comes with the release, and first.
  setTimeout(() => {
    for (const act of waiting) act()
    waiting.clear()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, released, true)
}
