import type { Kind } from './kinds.ts'
import type { Words } from './words.ts'
import { oneLine, written } from './written.ts'

/** Without greeting, sender and button. @throws for a kind with secrets, because messages are kept */
export function writeMessage(
  name: string,
  about: Kind,
  values: Readonly<Record<string, unknown>>,
  { words, clubName }: { words: Words; clubName: string },
): { title: string; contents: string } {
  if (about.secrets) throw new Error(`a mail of kind ${name} holds secrets and is no message`)
  const { say, shown, body } = written(name, about, values, words, clubName)
  const lines = body.map((part) => (part.is === 'list' ? part.items.join('\n') : part.text))
  const note = words.say(`${name}_NOTE`, shown)
  const subject = oneLine(say(`${name}_SUBJECT`))
  return {
    // The club's name is not repeated on its own site.
    title: subject.replace(`[${clubName}] `, ''),
    contents: [...lines, ...(note ? [note] : [])].join('\n\n'),
  }
}
