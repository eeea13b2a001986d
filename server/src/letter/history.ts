import type { LetterEntry } from '@clubhouse/contract/letter'
import type { Change } from './sql.ts'
import type { OwnText } from './texts.ts'

/**
 * Changes, the newest first, as entries that each know the club's own texts after them.
 * @param now the club's own texts as they are @param most entries
 */
export function entriesOf(changes: readonly Change[], now: readonly OwnText[], most: number): LetterEntry[] {
  const standing = new Map(now.map(({ lang, code, msg }) => [`${lang} ${code}`, msg]))
  const groups = Map.groupBy(changes, ({ requestId }) => requestId)
  return [...groups.values()].slice(0, most).map((group) => {
    const { auditIdx, at, by } = group[0]!
    const texts = [...standing].map(([key, msg]) => ({ lang: key.slice(0, 2), code: key.slice(3), msg }))
    for (const { lang, code, before } of group) {
      if (before === null) standing.delete(`${lang} ${code}`)
      else standing.set(`${lang} ${code}`, before)
    }
    const shown = group.map(({ lang, code, before, after }) => ({ lang, code, before, after }))
    return { auditIdx, at: at.toString(), by, changes: shown, texts }
  })
}
