import { createHook } from 'node:async_hooks'

/** How many password hashes are computed while `act` runs: they are what a login takes its time for. */
export async function hashesOf(act: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') count++
    },
  }).enable()
  try {
    await act()
  } finally {
    hook.disable()
  }
  return count
}
