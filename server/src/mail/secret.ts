/** Marks a secret's name in a stored email. No text of people or languages contains this character. */
const MARK = '\uE000'
const PLACE = new RegExp(`${MARK}(\\w+)${MARK}`, 'g')
const BLANK = '••••••'

export const placeholderOf = (name: string) => `${MARK}${name}${MARK}`

/** Typed text must not contain a placeholder. */
export const withoutMarks = (text: string) => text.replaceAll(MARK, '')

/** Inserts the secrets; without them, visible blanks. @param written escapes a secret for this text, such as HTML */
export function fillIn(
  text: string,
  secrets: Readonly<Record<string, string>> | null,
  written: (secret: string) => string = (secret) => secret,
): string {
  return text.replace(PLACE, (_, name: string) => (secrets?.[name] === undefined ? BLANK : written(secrets[name])))
}
