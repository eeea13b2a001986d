/** The part of the bundler's module information used for chunking. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

export const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//
const OURS = /\/(web\/src|contract\/src\/(text|format))\/.+\.tsx?$/
const WEB = `${import.meta.dirname}/src`
const ALWAYS = [`${WEB}/entry.client.tsx`, `${WEB}/root.tsx`]

/** Small parts of nearly every page; apart, each would be a file below the size that is compressed. */
const PARTS =
  /\/web\/src\/(ui\/(empty|loading|page-header|part)|language\/with-link|language\/link-parts|board\/banner\/worth-asking|board\/banner\/use-situation|reservation\/hold\/(hold-memory|hold-store|moving|refusal-text|viewer|wanted-hold))\.tsx?$/

/** Our own code that every page loads goes into one file, small parts into another; other modules keep their own. */
export function shared(id: string, graph: Graph): string | null {
  if (OURS.test(id) && always(graph).has(id)) return 'base'
  return PARTS.test(id) ? 'parts' : null
}

let known: Set<string> | undefined

/** Modules statically imported from the entry, directly or indirectly. */
function always(graph: Graph): Set<string> {
  if (known) return known
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  for (const id of ALWAYS) follow(id)
  known = found
  return found
}
