import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { type Picture, remakePicture } from './picture.ts'

const RED = [208, 32, 32]
const WHERE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '37/1 33/1 58/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '126/1 58/1 40/1',
}

/** Stored sideways: 64 x 32, red on the left, with EXIF orientation “rotate right”. */
function photo(): Sharp {
  const red = { create: { width: 32, height: 32, channels: 3, background: '#d02020' } } as const
  return sharp({ create: { width: 64, height: 32, channels: 3, background: '#2020d0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Clubhouse' }, IFD3: WHERE })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .withMetadata({ orientation: 6 })
}

async function remade(bytes: Buffer): Promise<Picture> {
  const picture = await remakePicture(bytes)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

const formats: [string, () => Promise<Buffer>][] = [
  ['jpeg', () => photo().jpeg().toBuffer()],
  ['png', () => photo().png().toBuffer()],
  ['webp', () => photo().webp({ lossless: true }).toBuffer()],
  ['avif', () => photo().avif().toBuffer()],
  ['heic', () => readFile(join(import.meta.dirname, '../../test/pictures/turned.heic'))],
]

describe('a picture that tells where it was taken', () => {
  it.each(formats)('%s is kept upright and tells nothing', async (_, made) => {
    const bytes = await made()
    const before = await sharp(bytes).metadata()
    expect(before.exif?.includes(Buffer.from('Clubhouse'))).toBe(true)
    const kept = await remade(bytes)
    const { exif, xmp, iptc, orientation, width, height, comments } = await sharp(kept.bytes).metadata()
    expect({ exif, xmp, iptc, orientation, comments }).toEqual({})
    expect(kept.bytes.includes('Clubhouse')).toBe(false)
    expect([width, height]).toEqual([32, 64])
    const pixels = await sharp(kept.bytes).removeAlpha().raw().toBuffer()
    for (const [i, value] of RED.entries()) expect(Math.abs(pixels[i]! - value)).toBeLessThan(30)
  })

  it('gif loses its comment', async () => {
    const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#184' } })
      .gif()
      .toBuffer()
    const comment = Buffer.from('\x21\xfe\x09Clubhouse\x00', 'latin1')
    const withComment = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
    const kept = await remade(withComment)
    expect(kept.mime).toBe('image/webp')
    expect(kept.bytes.includes('Clubhouse')).toBe(false)
  })
})

it('is remade alone, however many are sent at once', async () => {
  const large = await sharp({ create: { width: 3_000, height: 3_000, channels: 4, background: '#0848' } })
    .png()
    .toBuffer()
  let isOver = false
  const all = Promise.all(Array.from({ length: 8 }, () => remakePicture(large))).finally(() => {
    isOver = true
  })
  let most = 0
  while (!isOver) {
    most = Math.max(most, sharp.counters().process + sharp.counters().queue)
    await new Promise(setImmediate)
  }
  for (const one of await all) expect(one).toMatchObject({ width: 2400, height: 2400 })
  expect(most).toBe(1)
})

describe('a picture that cannot be opened', () => {
  it('has more pixels than its bytes tell', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect(await remakePicture(bomb)).toBe('UNREADABLE')
  })

  it('is a HEIC that claims to be huge, or is cut off', async () => {
    const photo = await readFile(join(import.meta.dirname, '../../test/pictures/turned.heic'))
    const size = Buffer.from('ispe')
    const huge = Buffer.from(photo)
    for (let at = huge.indexOf(size); at >= 0; at = huge.indexOf(size, at + 1)) {
      huge.writeUInt32BE(10_000, at + 8)
      huge.writeUInt32BE(10_000, at + 12)
    }
    expect(await remakePicture(huge)).toBe('UNREADABLE')
    expect(await remakePicture(photo.subarray(0, 700))).toBe('UNREADABLE')
  })
})
