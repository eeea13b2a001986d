import { ask } from '../api/transport'
import type { Texts } from './texts'

interface Kept {
  /** The version that the page named when these were loaded. */
  page: number
  system: { ver: number; texts: Texts }
  club: { ver: number; texts: Texts }
}

const KEY = 'texts.'
const EMPTY = { ver: 0, texts: {} }

/** All texts of a language: those kept in this browser, brought up to date when the page names another version. */
export async function loadTexts(lang: string, clubCode: string, pageVersion: number | null): Promise<Texts> {
  const kept = read(lang)
  if (kept && kept.page === pageVersion) return merged(kept)
  const calls = await import('@clubhouse/contract/language')
  const system = kept?.system ?? EMPTY
  const club = kept?.club ?? EMPTY
  const quiet = { quiet: true, _nop_: true } as const
  const [newSystem, newClub] = await Promise.all([
    ask(calls.system, { lang, ver: system.ver }, quiet),
    ask(calls.club, { lang, club: clubCode, ver: club.ver }, quiet),
  ])
  const now: Kept = { page: pageVersion ?? 0, system: newer(system, newSystem), club: newer(club, newClub) }
  keep(lang, now)
  return merged(now)
}

interface Answer {
  list: { category: string; code: string; msg: string }[]
  ver: number
}

function newer(old: Kept['system'], { list, ver }: Answer): Kept['system'] {
  if (ver === old.ver) return old
  return { ver, texts: Object.fromEntries(list.map(({ category, code, msg }) => [`${category}.${code}`, msg])) }
}

/** What the club says wins over what the product says. */
const merged = ({ system, club }: Kept): Texts => ({ ...system.texts, ...club.texts })

function read(lang: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + lang) ?? 'null')
  } catch {
    return null
  }
}

function keep(lang: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + lang, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs one more question on the next visit.
  }
}
