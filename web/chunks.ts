/** What a bundler tells about a module while it divides the code. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Changes only when a dependency does. */
export const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//
const OURS = /\/(web\/src|contract\/src\/(text|format))\/.+\.tsx?$/
const WEB = `${import.meta.dirname}/src`
/** Where every page begins. */
const ALWAYS = [`${WEB}/entry.client.tsx`, `${WEB}/root.tsx`]

/** What of ours every page loads comes in one file. What only some pages need stays in their own, however many they are. */
export function base(id: string, graph: Graph): string | null {
  return OURS.test(id) && always(graph).has(id) ? 'base' : null
}

let known: Set<string> | undefined

/** The modules that are imported at once, by whatever way, from where every page begins. */
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
