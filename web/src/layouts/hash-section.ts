/** Source: spec, section 9. Late enough that what loads after the page has found its place. */
const DELAY_MS = 1000

/** Goes to the section that an address names, when the page has found its place. @returns what calls it off */
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
