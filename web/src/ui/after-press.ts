let isPressed = false
const waiting = new Set<() => void>()

/** Runs something when no pointer is down. A layout change between press and release would lose the click. */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.add(act)
  else act()
}

function released(): void {
  isPressed = false
  // The click event follows the release, so wait for it.
  setTimeout(() => {
    for (const act of waiting) act()
    waiting.clear()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, released, true)
}
