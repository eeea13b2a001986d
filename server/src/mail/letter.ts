import type { Palette, Scheme } from '@clubhouse/contract/look/tokens'
import { frame, type Part } from './frame.ts'
import { type Kind, pathOf } from './kinds.ts'
import { placeholderOf } from './secret.ts'
import type { Sender } from './sql.ts'
import type { Words } from './words.ts'
import { oneLine, written } from './written.ts'

interface Written {
  subject: string
  text: string
  html: string
}

interface Setting {
  words: Words
  lang: string
  sender: Sender
  publicUrl?: string
  stopUrl?: string
  palettes: Readonly<Record<Scheme, Palette>>
}

/** Leaves placeholders for secrets. @param publicUrl without it no button: links must not follow a request's Host */
export function writeLetter(
  name: string,
  about: Kind,
  values: Readonly<Record<string, unknown>>,
  { words, lang, sender, publicUrl, stopUrl, palettes }: Setting,
): Written {
  const { say, shown, body, subject } = written(name, about, values, words, sender.clubName)
  const parts: Part[] = [...body]
  const carried = about.carries ? `#${placeholderOf(about.carries)}` : ''
  const action = about.action && publicUrl ? words.say(`${name}_ACTION`, shown) : undefined
  if (action) parts.push({ is: 'action', text: action, url: `${publicUrl}${pathOf(about.action!, values)}${carried}` })
  const note = words.say(`${name}_NOTE`, shown)
  if (note) parts.push({ is: 'note', text: note })
  if ('name' in values) parts.unshift({ is: 'words', text: say('HELLO') })
  const heading = words.say(`${name}_HEADING`, shown)
  if (heading) parts.unshift({ is: 'heading', text: oneLine(heading) })
  const foot = [
    say('FOOT', { club: sender.clubName, email: sender.email }),
    [
      sender.clubName,
      [sender.address, sender.addressDetail].filter(Boolean).join(' '),
      sender.clubPhoneNo && say('PHONE', { phone: sender.clubPhoneNo }),
    ]
      .filter(Boolean)
      .join(' · '),
  ]
  const stop = stopUrl ? { text: say('STOP'), url: stopUrl } : undefined
  return {
    subject,
    text: plain(parts, stop ? [...foot, `${stop.text}: ${stop.url}`] : foot),
    html: frame({ lang, title: subject, clubName: sender.clubName, parts, foot, stop, palettes }),
  }
}

function plain(parts: readonly Part[], foot: readonly string[]): string {
  const lines = parts.map((part) => {
    if (part.is === 'list') return part.items.map((item) => `    ${item}`).join('\n')
    if (part.is === 'facts') return part.facts.map(({ label, value }) => `    ${label}: ${value}`).join('\n')
    if (part.is === 'value' || part.is === 'quote') return part.text.replace(/^/gm, '    ')
    return part.is === 'action' ? `${part.text}: ${part.url}` : part.text
  })
  return `${[...lines, `-- \n${foot.join('\n')}`].join('\n\n')}\n`
}
