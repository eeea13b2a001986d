/** The part of the bundler's module information used for chunking. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

export const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//
const OURS = /\/(web\/src|contract\/src\/(text|format))\/.+\.tsx?$/
const WEB = `${import.meta.dirname}/src`
const ALWAYS = [`${WEB}/entry.client.tsx`, `${WEB}/root.tsx`]

/** Our own code that every page loads goes into one file; other modules keep chunks of their own. */
export function base(id: string, graph: Graph): string | null {
  return OURS.test(id) && always(graph).has(id) ? 'base' : null
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
