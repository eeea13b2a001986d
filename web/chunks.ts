/** The part of the bundler's module information used for chunking. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

export const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//
const OURS = /\/(web\/src|contract\/src\/(text|format))\/.+\.(tsx?|css)$/
const WEB = `${import.meta.dirname}/src`
const ALWAYS = [`${WEB}/entry.client.tsx`, `${WEB}/root.tsx`]
const FRAME = [`${WEB}/layouts/default-layout.tsx`]

/** Small parts of nearly every page; apart, each would be a file below the size that is compressed. */
const PARTS =
  /\/web\/src\/(ui\/(empty|loading|page-header|part|time)|language\/with-link|language\/link-parts|board\/banner\/worth-asking|board\/banner\/use-situation|reservation\/hold\/(hold-memory|hold-store|moving|refusal-text|viewer|wanted-hold)|board\/post-line)\.(tsx?|module\.css)$/

/** Small parts of the lists that visitors read. */
const LISTS =
  /\/web\/src\/(ui\/(pages|rich-text|state-word)|board\/(post-card|post-list|post-search|event\/event-days|event\/event-stage|faq\/faq-question))\.(tsx?|module\.css)$/

const HOLD = /\/web\/src\/reservation\/hold\/(holding|keep-hold|this-tab)\.ts$/
const HOLES = /\/web\/src\/ui\/course\/(hole-map|hole-text)\.(tsx?|module\.css)$/

/** Our own code that every page loads goes into one file; what is around a visitor's page, with small parts, into another. */
export function shared(id: string, graph: Graph): string | null {
  if (OURS.test(id) && reachedFrom(ALWAYS, graph).has(id)) return 'base'
  if (PARTS.test(id) || (OURS.test(id) && reachedFrom(FRAME, graph).has(id))) return 'frame'
  return HOLES.test(id) ? 'holes' : HOLD.test(id) ? 'hold' : null
}

/** Taken last, so that it draws nothing along that other pages need. */
export const lists = (id: string): string | null => (LISTS.test(id) ? 'lists' : null)

const known = new Map<readonly string[], Set<string>>()

/** Modules statically imported from some, directly or indirectly. */
function reachedFrom(entries: readonly string[], graph: Graph): Set<string> {
  const found = known.get(entries) ?? new Set<string>()
  if (known.has(entries)) return found
  known.set(entries, found)
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  for (const id of entries) follow(id)
  return found
}
