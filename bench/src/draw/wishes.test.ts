import { expect, it } from 'vitest'
import { tellLies } from './wishes.ts'

it('an entry that states other wishes than its true ones never wins a tee time that it wants more', () => {
  const { entries, gained, lost } = tellLies(20_000, 7)
  expect(entries).toBe(20_000)
  expect(gained).toBe(0)
  expect(lost).toBeGreaterThan(1000)
})
