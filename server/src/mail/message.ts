import type { Kind } from './kinds.ts'
import type { Words } from './words.ts'
import { written } from './written.ts'

/** Without greeting, sender and button; `nameless` is a title that names no other person. @throws for a kind with secrets, because messages are kept */
export function writeMessage(
  name: string,
  about: Kind,
  values: Readonly<Record<string, unknown>>,
  { words, clubName }: { words: Words; clubName: string },
): { title: string; contents: string; nameless?: string } {
  if (about.secrets) throw new Error(`a mail of kind ${name} holds secrets and is no message`)
  const { shown, body, subject, nameless } = written(name, about, values, words, clubName)
  const lines = body.map((part) => {
    if (part.is === 'facts') return part.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    return part.is === 'list' ? part.items.join('\n') : part.text
  })
  const note = words.say(`${name}_NOTE`, shown)
  return {
    // The club's name is not repeated on its own site.
    title: subject.replace(`[${clubName}] `, ''),
    nameless: nameless?.replace(`[${clubName}] `, ''),
    contents: [...lines, ...(note ? [note] : [])].join('\n\n'),
  }
}
