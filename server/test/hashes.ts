import { createHook } from 'node:async_hooks'

/** Counts the password hashes computed while `act` runs: they dominate the time of a login. */
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
