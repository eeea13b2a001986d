import { expect, it } from 'vitest'
import { Cache } from './cache.ts'
import { Clock } from './clock.ts'

const cache = () => new Cache({ on: () => () => {}, onGap: () => () => {} }, new Clock())

it('reads at once what many ask for while a reading is under way, each as of after its question', async () => {
  const readings: { asked: number[]; end: () => void }[] = []
  const read = async (asked: number[]) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    readings.push({ asked, end: resolve })
    await promise
    return new Map(asked.filter((key) => key < 9).map((key) => [key, `${key} in reading ${readings.length}`]))
  }
  const all = cache()
  const gather = (key: number) => all.gather('tee time', key, read)

  const first = gather(1)
  const [again, second, missing] = [gather(1), gather(2), gather(9)]
  expect(readings.map(({ asked }) => asked)).toEqual([[1]])
  readings[0]!.end()
  expect(await first).toBe('1 in reading 1')
  await expect.poll(() => readings.map(({ asked }) => asked)).toEqual([[1], [1, 2, 9]])
  readings[1]!.end()
  expect(await Promise.all([again, second, missing])).toEqual(['1 in reading 2', '2 in reading 2', undefined])
})

it('fails all who asked together, and reads again for the next', async () => {
  const all = cache()
  const fail = () => Promise.reject(new Error('no answer'))
  const [one, two] = [all.gather('tee time', 1, fail), all.gather('tee time', 2, fail)]
  await expect(one).rejects.toThrow('no answer')
  await expect(two).rejects.toThrow('no answer')
  expect(await all.gather('tee time', 3, async (asked) => new Map(asked.map((key) => [key, 'there'])))).toBe('there')
})
