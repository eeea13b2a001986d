import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { FAVICON, LOGO_TEXTS, LOGOS } from '@clubhouse/contract/site'
import { fileUrl } from '../file/address.ts'
import { forgetFile } from '../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf, type Unkept } from '../file/keep.ts'
import { loadSharp } from '../file/sharp.ts'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, type Services, type UploadedFile } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import * as sql from './logo-sql.ts'

const ICON_SIDE = 512

/** A picture centred in a transparent square. @param bytes of a re-encoded picture */
async function squareIcon(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes)
    .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

/** Shown at 220 px at most; doubled for high-density screens, with room for print. */
const LONGEST_SIDE = 960
const ICON = '/favicon.svg'

type Slot = (typeof LOGOS)[number] | typeof FAVICON

/** The content of each slot: the URL of a picture, or a text; empty when there is none. */
export async function shownLogos(ctx: Pick<Context, 'sql' | 'files' | 'clock'>) {
  const { version, logos, files } = await sql.logos(ctx.sql)
  const pictures = Object.fromEntries(files.map(({ place: slot, ...file }) => [slot, fileUrl(file, ctx)]))
  const values = [...LOGOS, FAVICON, ...LOGO_TEXTS].map((name) => [name, pictures[name] ?? logos[name] ?? ''])
  return { ...(Object.fromEntries(values) as Record<Slot | (typeof LOGO_TEXTS)[number], string>), version }
}

/** The favicon: the club's, else the product's. */
export async function iconUrl(ctx: Pick<Context, 'sql' | 'files' | 'clock'>): Promise<string> {
  return (await shownLogos(ctx)).favicon || ICON
}

export const changeLogos: Services<typeof contract.site>['changeAddition'] = async (
  { version, remove, fileFor, ...texts },
  ctx,
  files,
) => {
  const isTwice = new Set([...fileFor, ...remove]).size !== fileFor.length + remove.length
  if (isTwice || fileFor.length !== files.length) return new Malformed('fileFor')
  const pictures = await made(files, fileFor)
  if (!(pictures instanceof Map)) return pictures
  return write(ctx, async (tx) => {
    const before = await sql.lockLogos(tx.sql)
    if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
    const was = await shownLogos(tx)
    for (const slot of [...remove, ...fileFor]) {
      const fileIdx = await sql.removeLogo(tx.sql, slot)
      if (fileIdx !== undefined) await forgetFile(tx, fileIdx)
    }
    for (const [slot, picture] of pictures) {
      // A unique name, so that caches do not show the previous one.
      const { fileIdx } = await keepFile(tx, `${slot}-${randomUUID().slice(0, 8)}`, picture, { noun: 'site' })
      await sql.setLogo(tx.sql, slot, fileIdx)
    }
    const rest = Object.entries(before.logos).filter(([name]) => ![...remove, ...fileFor].includes(name as Slot))
    const given = Object.entries(texts).filter(([, text]) => text !== undefined) as [string, string][]
    await sql.changeTexts(tx.sql, Object.fromEntries([...rest, ...given]))
    const now = await shownLogos(tx)
    await audit(tx, { noun: 'site-logo', recordIdx: tx.club.clubIdx, before: was, after: now })
    return now
  })
}

/** Pictures are re-encoded before the transaction, because that takes time. */
async function made(files: UploadedFile[], fileFor: Slot[]): Promise<Map<Slot, Content> | Unkept> {
  const pictures = new Map<Slot, Content>()
  for (const [i, file] of files.entries()) {
    const slot = fileFor[i]!
    const picture = await pictureOf(file, LONGEST_SIDE)
    if (picture instanceof Malformed) return new Malformed(slot)
    if (!isContent(picture)) return picture
    const isIcon = slot === FAVICON
    const bytes = isIcon ? await squareIcon(picture.bytes) : picture.bytes
    pictures.set(slot, isIcon ? { bytes, mime: 'image/png', extension: 'png' } : picture)
  }
  return pictures
}
