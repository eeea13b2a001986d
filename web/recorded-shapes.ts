/** A name that was asked for, with what it was called with. */
export type Step = readonly [name: string, args?: readonly unknown[]]

const record = (steps: readonly Step[]): unknown =>
  new Proxy(() => {}, {
    get: (_, name) => {
      if (name === 'recorded') return steps
      // Spread into a list, it is one entry that stands for its own.
      if (name === Symbol.iterator) return () => [record([...steps, ['...']])].values()
      return record([...steps, [String(name)]])
    },
    apply: (_, __, args) => record([...steps.slice(0, -1), [steps.at(-1)![0], args]]),
  })

/**
 * Stands in for zod in the browser: it records how a shape was declared, and no more. What a form wants to know of a
 * shape, `web/src/ui/form/light-shapes.ts` makes of the record.
 */
export const z = record([])
