import type { PictureFormat } from '@clubhouse/contract/picture'
import type { FileStore } from '../platform/files.ts'
import { loadSharp } from './sharp.ts'

export interface Variant {
  width: number
  format: PictureFormat
}

const SECONDS = 20
const OPTIONS = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const

/** Encoding takes up to a second, so concurrent callers share one. */
const making = new Map<string, Promise<Buffer | undefined>>()

/** A picture in another width and format: made when it is first asked for, then kept beside the picture. */
export async function variantOf(files: FileStore, key: string, variant: Variant): Promise<Buffer | undefined> {
  const suffix = `${variant.width}.${variant.format}`
  const known = await files.readBeside(key, suffix)
  if (known) return known
  const id = `${key}.${suffix}`
  const running = making.get(id) ?? make(files, key, suffix, variant)
  making.set(id, running)
  return running.finally(() => making.delete(id))
}

async function make(files: FileStore, key: string, suffix: string, { width, format }: Variant) {
  const original = await files.readWhole(key)
  if (!original) return undefined
  const sharp = await loadSharp()
  const made = await sharp(original)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, OPTIONS[format])
    .timeout({ seconds: SECONDS })
    .toBuffer()
  await files.writeBeside(key, suffix, made)
  return made
}
