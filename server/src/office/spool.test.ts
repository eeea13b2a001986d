import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { spool } from './spool.ts'

const BYTES = Buffer.alloc(200_000, 'row ')
const own = () => readdirSync(tmpdir()).filter((name) => name.includes(`-${process.pid}-`))
const source = (fault?: Error) =>
  ReadableStream.from(
    (function* () {
      yield BYTES
      if (fault) throw fault
    })(),
  )

it('gives the bytes back with their number, from a file that has no name any more', async () => {
  const before = own()
  const { body, size } = await spool(source(), new AbortController().signal)
  expect([size, own()]).toEqual([BYTES.length, before])
  expect((await buffer(body)).equals(BYTES)).toBe(true)
})

it('fails as its source fails, and leaves nothing', async () => {
  const before = own()
  await expect(spool(source(new Error('no row')), new AbortController().signal)).rejects.toThrow('no row')
  expect(own()).toEqual(before)
})

it.each(['before', 'after'])('closes the file when the request is closed %s it was written', async (when) => {
  const closed = new AbortController()
  if (when === 'before') closed.abort()
  const { body } = await spool(source(), closed.signal)
  const ended = once(body, 'close')
  closed.abort()
  await ended
  expect(body.destroyed).toBe(true)
})
