import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { LOW_CONTRAST, lookHistory } from '@clubhouse/contract/look/look'
import { type Colours, DEFAULT_COLOURS } from '@clubhouse/contract/look/tokens'
import { forgetFile } from '../file/forget.ts'
import { type Content, isContent, keepFile, pictureOf, type Unkept } from '../file/keep.ts'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { isOtherClub, Malformed, NOT_FOUND, type Services, type UploadedFile } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { faultsOf, nearestOf } from './contrast.ts'
import { coloursIn, shownLook } from './look.ts'
import { palettesOf } from './palette.ts'
import * as sql from './sql.ts'

/** Fills the widest screens. */
const LONGEST_SIDE = 2400

type Look = Services<typeof contract.look>

export const look: Look = {
  read: async ({ clubCode }, ctx) => (isOtherClub(clubCode, ctx) ? NOT_FOUND : shownLook(await sql.look(ctx.sql), ctx)),

  check: async (colours) => {
    const faults = faultsOf(colours)
    const nearest = (field: keyof Colours) =>
      faults.some((fault) => fault.field === field) ? nearestOf(field, colours) : null
    return { ...palettesOf(colours), faults, nearest: { main: nearest('main'), accent: nearest('accent') } }
  },

  change: async ({ version, main, accent, remove, fileFor, ...hero }, ctx, files) => {
    const isTwice = new Set([...fileFor, ...remove]).size !== fileFor.length + remove.length
    if (isTwice || fileFor.length !== files.length) return new Malformed('fileFor')
    const pictures = await made(files, fileFor)
    if (!(pictures instanceof Map)) return pictures
    return write(ctx, async (tx) => {
      const before = await sql.lockLook(tx.sql)
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const was = coloursIn(before)
      const colours = { main: main ?? was.main, accent: accent ?? was.accent }
      const faint = unfit(colours)
      if (faint) return faint
      for (const place of [...remove, ...fileFor]) {
        const fileIdx = await sql.removePicture(tx.sql, place)
        if (fileIdx !== undefined) await forgetFile(tx, fileIdx)
      }
      for (const [place, picture] of pictures) {
        // A unique name, so that caches do not show the previous one.
        const { fileIdx } = await keepFile(tx, `${place}-${randomUUID().slice(0, 8)}`, picture, { noun: 'site' })
        await sql.setPicture(tx.sql, place, fileIdx)
      }
      await sql.changeColours(tx.sql, { main: ownOf('main', colours), accent: ownOf('accent', colours) })
      await sql.describeHero(
        tx.sql,
        remove.includes('hero') ? NO_HERO : described(pictures.has('hero') ? NO_HERO : before, hero),
      )
      const after = await sql.look(tx.sql)
      await audit(tx, { noun: 'site-look', recordIdx: tx.club.clubIdx, before: logged(before), after: logged(after) })
      return shownLook(after, tx)
    })
  },

  lookHistory: historyOf(lookHistory),
}

const NO_HERO = { heroAlt: {}, focusX: 50, focusY: 50 }

type Described = Pick<sql.LookRow, 'heroAlt' | 'focusX' | 'focusY'>

/** A description that was emptied is none. @param before of the same image; a new one begins with none */
function described(before: Described, { heroAlt, focusX, focusY }: Partial<Described>): Described {
  const said = Object.entries(heroAlt ?? before.heroAlt).filter(([, alt]) => alt !== '')
  return {
    heroAlt: Object.fromEntries(said),
    focusX: focusX ?? before.focusX,
    focusY: focusY ?? before.focusY,
  }
}

/** Null while a colour is the default. */
const ownOf = (name: keyof Colours, colours: Colours) =>
  colours[name] === DEFAULT_COLOURS[name] ? null : colours[name]

function unfit(colours: Colours) {
  const [worst] = faultsOf(colours)
  return worst && LOW_CONTRAST({ ...worst, nearest: nearestOf(worst.field, colours) })
}

function logged(row: sql.LookRow) {
  const nameAt = (place: sql.Place) => row.pictures.find((picture) => picture.place === place)?.name ?? ''
  const { heroAlt, focusX, focusY } = row
  return {
    ...coloursIn(row),
    ...{ hero: nameAt('hero'), share: nameAt('share') },
    ...{ heroAlt: Object.values(heroAlt).join(' · '), focusX, focusY },
  }
}

/** Pictures are re-encoded before the transaction, because that takes time. */
async function made(files: UploadedFile[], fileFor: sql.Place[]): Promise<Map<sql.Place, Content> | Unkept> {
  const pictures = new Map<sql.Place, Content>()
  for (const [i, file] of files.entries()) {
    const picture = await pictureOf(file, LONGEST_SIDE)
    if (picture instanceof Malformed) return new Malformed(fileFor[i]!)
    if (!isContent(picture)) return picture
    pictures.set(fileFor[i]!, picture)
  }
  return pictures
}
