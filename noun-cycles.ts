import { createRequire } from 'node:module'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'

/** The folders of the first level, such as server/src/member and web/src/board. */
const FIRST_LEVEL = /^(?:server|web)\/src\/[^/]+(?=\/)/
const { options }: { options: ICruiseOptions } = createRequire(import.meta.url)('./.dependency-cruiser.folders.cjs')

/**
 * Fails where folders of the first level import each other in a circle. Dependency-cruiser compares folders that hold
 * files; it does not count what is imported below a noun as an import of the noun. Decision 102.
 */
const { output } = await cruise(['server/src', 'web/src'], options)
const imports = Map.groupBy(
  (output as ICruiseResult).modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ source, resolved, from: nounOf(source), to: nounOf(resolved) })),
    )
    .filter(({ from, to }) => from && to && from !== to),
  ({ from }) => from!,
)

const reached = new Map([...imports.keys()].map((noun) => [noun, reachedFrom(noun)]))
const inCircles = [...imports.values()].flat().filter(({ from, to }) => reached.get(to!)?.has(from!))
for (const { source, resolved } of inCircles) console.error(`${source} → ${resolved}`)
if (inCircles.length > 0) {
  console.error(
    `${inCircles.length} imports close a circle of nouns: hand in from app.ts what a noun needs from above.`,
  )
  process.exitCode = 1
}

function nounOf(file: string): string | undefined {
  return FIRST_LEVEL.exec(file)?.[0]
}

function reachedFrom(noun: string): Set<string> {
  const found = new Set<string>()
  const waiting = [noun]
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const { to } of imports.get(next) ?? [])
      if (!found.has(to!)) {
        found.add(to!)
        waiting.push(to!)
      }
  return found
}
