const BEGINNING = 'streamController.enqueue("'
const END = ');</script>'

/**
 * The data that a page brings for its scripts, in single quotes: it is full of double ones, and in a text between
 * double quotes each of them takes two characters.
 */
export function inSingleQuotes(html: string): string {
  const [before = '', ...parts] = html.split(BEGINNING)
  return before + parts.map((part) => BEGINNING.slice(0, -1) + requoted(part)).join('')
}

/** The text ends where its script does: it holds no `<`. */
function requoted(part: string): string {
  const end = part.indexOf(END) - 1
  const text = part.slice(0, end).replace(/\\(.)|'/gs, (said, escaped) => {
    if (said === "'") return "\\'"
    return escaped === '"' ? '"' : said
  })
  return `'${text}'${part.slice(end + 1)}`
}
