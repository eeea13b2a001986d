export type Step = readonly [name: string, args?: readonly unknown[]]

const record = (steps: readonly Step[]): unknown =>
  new Proxy(() => {}, {
    get: (_, name) => {
      if (name === 'recorded') return steps
      // Spreading a recorded shape keeps it as one entry.
      if (name === Symbol.iterator) return () => [record([...steps, ['...']])].values()
      return record([...steps, [String(name)]])
    },
    apply: (_, __, args) => record([...steps.slice(0, -1), [steps.at(-1)![0], args]]),
  })

/** Replaces zod in the browser. `web/src/ui/form/light-shapes.ts` derives the constraints of a form from the record. */
export const z = record([])
