/** Specification 9.14. Late enough for content that loads after the page. */
const DELAY_MS = 1000

/** Scrolls to a section when the layout is stable. @returns cancels it */
export function goToSection(hash: string): () => void {
  if (!hash) return () => {}
  const timer = setTimeout(() => sectionOf(hash)?.scrollIntoView(), DELAY_MS)
  return () => clearTimeout(timer)
}

function sectionOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name)) ?? document.getElementById(name)
  } catch {
    return document.getElementById(name)
  }
}
