import type { Texts } from './texts.ts'

type Values = Record<string, unknown>
type Write = (value: unknown, lang: string) => string
type Event = 'languageChanged' | 'learned'

/** The subset of i18next that the texts need, with the same results (a test compares them). Decision 038. */
export class Translator {
  language: string
  readonly #texts = new Map<string, Texts>()
  readonly #formats = new Map<string, Write>()
  readonly #listeners = new Set<() => void>()
  readonly #missed = new Set<string>()

  constructor(lang: string, texts: Texts) {
    this.language = lang
    this.#texts.set(lang, texts)
  }

  /** A text with its values; `count` selects the plural form. Unknown keys are returned. */
  t(key: string, values: Values = {}): string {
    const text = this.#find(key, values.count) ?? (values.defaultValue as string | undefined) ?? key
    return text.replace(/\{\{([^},]+)(?:,([^}]+))?\}\}/g, (_, name: string, format?: string) => {
      const value = values[name.trim()]
      if (value == null) return ''
      const write = format && this.#formats.get(format.trim())
      return write ? write(value, this.language) : String(value)
    })
  }

  exists(key: string): boolean {
    return (this.#find(key) ?? this.#find(`${key}_other`)) !== undefined
  }

  #find(key: string, count?: unknown): string | undefined {
    const form = typeof count === 'number' ? this.#known(`${key}_${formOf(this.language, count)}`) : undefined
    return form ?? this.#known(key)
  }

  #known(key: string): string | undefined {
    const text = this.#texts.get(this.language)?.[key]
    if (text === undefined) this.#missed.add(key)
    return text
  }

  addFormat(name: string, write: Write): void {
    this.#formats.set(name, write)
  }

  /** @returns whether something may be said otherwise now: a known text changed, or one came that was asked for */
  learn(lang: string, texts: Texts): boolean {
    const known = this.#texts.get(lang) ?? {}
    this.#texts.set(lang, { ...known, ...texts })
    return Object.keys(texts).some((key) => (key in known ? known[key] !== texts[key] : this.#missed.has(key)))
  }

  async changeLanguage(lang: string): Promise<void> {
    this.language = lang
    this.emit('languageChanged')
  }

  on(_: Event, listener: () => void): void {
    this.#listeners.add(listener)
  }

  off(_: Event, listener: () => void): void {
    this.#listeners.delete(listener)
  }

  emit(_: Event): void {
    for (const listener of this.#listeners) listener()
  }
}

const rules = new Map<string, Intl.PluralRules>()

function formOf(lang: string, count: number): Intl.LDMLPluralRule {
  if (!rules.has(lang)) rules.set(lang, new Intl.PluralRules(lang))
  return rules.get(lang)!.select(count)
}
