import * as language from '@clubhouse/contract/language/messages'
import { ask } from '../api/transport'
import type { LoadedTexts } from '../language/all-texts'
import type { Texts } from '../language/texts'

type Messages = Record<string, Record<string, string>>

interface Layer {
  ver: number
  messages: Messages
  /** Keys that are English for want of a translation. */
  english?: string[]
}

interface Kept {
  /** The page's text version when these were loaded. */
  page: number
  /** Whether the texts of the back office are among them. */
  office: boolean
  loadDate: number
  system: Layer
  club: Layer
}

const KEY = 'messages.'
const EMPTY: Layer = { ver: 0, messages: {} }

/** All texts of a language: cached in this browser, updated when the page names another version. */
export async function loadTexts(
  lang: string,
  clubCode: string,
  pageVersion: number | null,
  isOffice: boolean,
): Promise<LoadedTexts> {
  const kept = read(lang)
  const isWhole = !isOffice || kept?.office
  if (kept && isWhole && kept.page === pageVersion) return merged(kept)
  const system = (isWhole && kept?.system) || EMPTY
  const club = kept?.club ?? EMPTY
  const office = isOffice || !!kept?.office
  const background = { _nop_: true } as const
  const [newSystem, newClub] = await Promise.all([
    ask(language.system, { lang, ver: system.ver, part: office ? undefined : 'SITE' }, background),
    ask(language.club, { lang, club: clubCode, ver: club.ver }, background),
  ])
  const now: Kept = {
    page: pageVersion ?? 0,
    office,
    loadDate: Date.now(),
    system: newer(system, newSystem),
    club: newer(club, newClub),
  }
  await nextTask()
  keep(lang, now)
  await nextTask()
  return merged(now)
}

interface Answer {
  list: { category: string; code: string; msg: string; lang?: string }[]
  ver: number
}

/** An empty list with the same version means that it is current. */
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

/** A phone takes long for some thousand texts, so a press may come between the steps. Timers of hidden tabs would wait. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const come = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  port2.postMessage(null)
  return come.finally(() => port1.close())
}

/** Flattens to `category.CODE`. */
function flat(messages: Messages): Texts {
  const texts: Texts = {}
  for (const [category, codes] of Object.entries(messages))
    for (const [code, msg] of Object.entries(codes)) texts[`${category}.${code}`] = msg
  return texts
}

/** The club's texts win over the product's. */
function merged({ system, club }: Kept): LoadedTexts {
  const own = flat(club.messages)
  const missing = new Set(system.english)
  for (const key of Object.keys(own)) missing.delete(key)
  return { texts: { ...flat(system.messages), ...own }, missing: [...missing, ...(club.english ?? [])] }
}

/** Reports untranslated keys to the server; failures are ignored. */
export async function reportMissing(lang: string, keys: string[]): Promise<void> {
  await ask(language.reportMissing, { lang, keys }, { _nop_: true }).catch(() => {})
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
    // Without storage the next visit loads the texts again.
  }
}
