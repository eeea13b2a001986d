/** Stands on both sides of a secret's name in a mail that is kept. No text of people or languages uses it. */
const MARK = '\uE000'
const PLACE = new RegExp(`${MARK}(\\w+)${MARK}`, 'g')
const BLANK = '••••••'

/** Where a secret belongs. */
export const placeholderOf = (name: string) => `${MARK}${name}${MARK}`

/** What somebody typed must not point at a secret. */
export const withoutMarks = (text: string) => text.replaceAll(MARK, '')

/**
 * Puts the secrets in their places; without them, something that can be seen to be blank.
 * @param written how a secret is written in this text, such as HTML
 */
export function fillIn(
  text: string,
  secrets: Readonly<Record<string, string>> | null,
  written: (secret: string) => string = (secret) => secret,
): string {
  return text.replace(PLACE, (_, name: string) => (secrets?.[name] === undefined ? BLANK : written(secrets[name])))
}
