/** Letters of an excerpt, at most, without its dots. */
const LONGEST = 160
/** Letters before the first word that was asked for. */
const BEFORE = 40

/** The part of a text that has the earliest of the words, else its beginning; cut between words where it is cut. */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= LONGEST) return text
  const lower = text.toLowerCase()
  const found = words.map((word) => lower.indexOf(word.toLowerCase())).filter((at) => at >= 0)
  const first = Math.min(...found, text.length)
  const wanted = first === text.length || first <= BEFORE ? 0 : first - BEFORE
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted
  const from = start > first ? wanted : start
  const rest = text.slice(from)
  if (rest.length <= LONGEST) return `${from > 0 ? '… ' : ''}${rest}`
  const cut = rest.slice(0, LONGEST)
  const end = cut.lastIndexOf(' ')
  return `${from > 0 ? '… ' : ''}${end > 0 ? cut.slice(0, end) : cut} …`
}
