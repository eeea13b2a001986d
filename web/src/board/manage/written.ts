import { useOwnLanguages } from '../../form/use-own-languages'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'
import type { AskedPost } from './asked-post'

interface InLanguage {
  lang: string
  version: number
}

/** A post with its words in each language of the club. */
export interface Written<P> {
  /** The club's own first. */
  langs: readonly string[]
  /** Of the URL; undefined for a new post. */
  post: P | undefined
  /** The same in other languages. */
  others: readonly P[]
  /** By language, those that are saved. */
  saved: Readonly<Record<string, P | undefined>>
}

export function useWritten<P extends InLanguage>({ post, others }: Pick<AskedPost, 'post' | 'others'>): Written<P> {
  const { own, others: more } = useOwnLanguages()
  const [itself, rest] = [post, others] as unknown as [P | undefined, P[]]
  const all = itself ? [itself, ...rest] : rest
  return {
    langs: [own, ...more],
    post: itself,
    others: rest,
    saved: Object.fromEntries(all.map((one) => [one.lang, one])),
  }
}

/** The field of a text of a post in a language. */
export const fieldIn = (lang: string, name: string): string => `inOthers.${lang}.${name}`

/** For the call's own fields of words: their fields in the language of the post itself. */
export const fieldOfOwn =
  <P extends InLanguage>({ langs, post }: Written<P>, words: readonly string[]) =>
  (name: string): string | undefined =>
    words.includes(name) ? fieldIn(post?.lang ?? langs[0]!, name) : undefined

/** The values of such fields, as a post in a language has them. */
export const wordsBegin = <P>({ langs, saved }: Written<P>, of: (post: P | undefined) => Values): Values =>
  Object.assign(
    {},
    ...langs.map((lang) =>
      Object.fromEntries(Object.entries(of(saved[lang])).map(([name, value]) => [fieldIn(lang, name), value])),
    ),
  )

/** What is typed in a language, by the names of the fields. */
export function wordsIn(typed: Values, lang: string): Values {
  const begin = fieldIn(lang, '')
  const own = Object.entries(typed).filter(([field]) => field.startsWith(begin))
  return Object.fromEntries(own.map(([field, value]) => [field.slice(begin.length), value]))
}

const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : String(value).trim() === '')

/** The languages in which there is something to save, that of the post itself first. */
export function begun<P extends InLanguage>({ langs, post, saved }: Written<P>, typed: Values): string[] {
  const some = langs.filter(
    (lang) => saved[lang] || Object.values(wordsIn(typed, lang)).some((value) => !isEmpty(value)),
  )
  const first = post?.lang ?? some[0] ?? langs[0]!
  return [first, ...some.filter((lang) => lang !== first)]
}

/** What the calls take of the words: those of the first language as the post's own. @param said of what is typed in one */
export function wordsInput<P extends InLanguage>(written: Written<P>, typed: Values, said: (lang: string) => object) {
  const [lang, ...others] = begun(written, typed)
  return {
    lang: lang!,
    ...said(lang!),
    inOthers: Object.fromEntries(
      others.map((other) => [other, { ...said(other), version: written.saved[other]?.version }]),
    ),
  }
}

/** What a language that is begun has to say. @param when the field is needed in it; always unless said otherwise */
export const wordsChecks = <P extends InLanguage>(
  written: Written<P>,
  needed: Readonly<Record<string, ((typed: Values) => boolean) | undefined>>,
): Checks =>
  Object.fromEntries(
    written.langs.flatMap((lang) =>
      Object.entries(needed).map(([name, when]) => [
        fieldIn(lang, name),
        (typed: Values) =>
          begun(written, typed).includes(lang) && (when?.(typed) ?? true) && isEmpty(typed[fieldIn(lang, name)])
            ? ('form.MISSING' as const)
            : undefined,
      ]),
    ),
  )

/** A text is needed as soon as visitors may see it. */
export const isSeen = ({ state }: Values): boolean => state !== 'DRAFT'
