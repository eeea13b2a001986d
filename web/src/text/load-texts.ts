import { needed } from '../api/later'
import { ask } from '../api/transport'
import type { LoadedTexts } from '../language/all-texts'
import type { Texts } from '../language/texts'

type Messages = Record<string, Record<string, string>>

interface Layer {
  ver: number
  messages: Messages
  /** Keys of those that are English, because nobody has translated them. */
  english?: string[]
}

interface Kept {
  /** The version that the page named when these were loaded. */
  page: number
  loadDate: number
  system: Layer
  club: Layer
}

const KEY = 'messages.'
const EMPTY: Layer = { ver: 0, messages: {} }

/** All texts of a language: those kept in this browser, brought up to date when the page names another version. */
export async function loadTexts(lang: string, clubCode: string, pageVersion: number | null): Promise<LoadedTexts> {
  const kept = read(lang)
  if (kept && kept.page === pageVersion) return merged(kept)
  const calls = await needed(() => import('@clubhouse/contract/language'))
  const system = kept?.system ?? EMPTY
  const club = kept?.club ?? EMPTY
  const quiet = { quiet: true, _nop_: true } as const
  const [newSystem, newClub] = await Promise.all([
    ask(calls.system, { lang, ver: system.ver }, quiet),
    ask(calls.club, { lang, club: clubCode, ver: club.ver }, quiet),
  ])
  const now: Kept = {
    page: pageVersion ?? 0,
    loadDate: Date.now(),
    system: newer(system, newSystem),
    club: newer(club, newClub),
  }
  keep(lang, now)
  return merged(now)
}

interface Answer {
  list: { category: string; code: string; msg: string; lang?: string }[]
  ver: number
}

/** An empty list with the version at hand means that it is current. */
function newer(old: Layer, { list, ver }: Answer): Layer {
  if (ver === old.ver) return old
  const keyOf = ({ category, code }: Answer['list'][number]) => `${category}.${code}`
  const messages: Messages = {}
  for (const { category, code, msg } of list) {
    messages[category] ??= {}
    messages[category][code] = msg
  }
  return { ver, messages, english: list.filter((row) => row.lang).map(keyOf) }
}

/** Pages name a text by `category.CODE`. */
function flat(messages: Messages): Texts {
  const entries = Object.entries(messages).flatMap(([category, codes]) =>
    Object.entries(codes).map(([code, msg]) => [`${category}.${code}`, msg]),
  )
  return Object.fromEntries(entries)
}

/** What the club says wins over what the product says. */
function merged({ system, club }: Kept): LoadedTexts {
  const own = flat(club.messages)
  const missing = new Set(system.english)
  for (const key of Object.keys(own)) missing.delete(key)
  return { texts: { ...flat(system.messages), ...own }, missing: [...missing, ...(club.english ?? [])] }
}

/** Tells the server's log what nobody has translated; it is no matter if that fails. */
export async function reportMissing(lang: string, keys: string[]): Promise<void> {
  await needed(() => import('@clubhouse/contract/language'))
    .then((calls) => ask(calls.reportMissing, { lang, keys }, { quiet: true, _nop_: true }))
    .catch(() => {})
}

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
