import { hasRight } from '@clubhouse/contract/access'
import { wordsOf } from '../../mail/words.ts'
import type { Context } from '../../platform/context.ts'
import { numberOf, textOf } from './entry.ts'
import { nameOf } from './person.ts'
import { type About, keyOf, type Subject, subjects } from './subject-sql.ts'
import { sayer } from './words.ts'

/** What the tasks of a job are about: the noun, and the field of their data with its number. */
const ABOUT: Readonly<Record<string, readonly [noun: string, field: string]>> = {
  'advance-draw': ['draw', 'drawIdx'],
  'compute-slow': ['draw', 'drawIdx'],
  'finish-merge': ['member', 'keptIdx'],
  'import-members': ['member-import', 'importIdx'],
  'notify-booking': ['booking', 'bookingIdx'],
  'open-draw': ['draw', 'drawIdx'],
  'send-alert': ['alert', 'alertIdx'],
  'send-mail': ['mail', 'mailIdx'],
  'tell-claim': ['lost-claim', 'claimIdx'],
  'tell-draw': ['draw', 'drawIdx'],
  'tell-feat': ['member', 'memberIdx'],
  'tell-members': ['club-message', 'outIdx'],
  'tell-terms': ['terms', 'termsIdx'],
}
/** Jobs whose tasks are about a day. */
const OF_DAY: ReadonlySet<string> = new Set(['offer-standby', 'tell-delay', 'tell-holidays'])

/** What each task will do, as one sentence in the reader’s language; members are named for readers of members only. */
export async function tellTasks(ctx: Context, job: string, tasks: readonly { data: unknown }[]): Promise<string[]> {
  const about = tasks.map(({ data }) => aboutOf(job, data))
  const [found, words, emails] = await Promise.all([
    subjects(
      ctx.sql,
      ctx.lang,
      about.filter((one) => one !== undefined),
    ),
    wordsOf(ctx, ctx.lang, 'deed').then(sayer),
    wordsOf(ctx, ctx.lang, 'outbox'),
  ])
  const mayName = hasRight(ctx.who, '950100', 'R')
  return tasks.map(({ data }, i) => {
    const subject: Subject | undefined = OF_DAY.has(job)
      ? { date: textOf(data, 'date') }
      : about[i] && found.get(keyOf(about[i]))
    if (!subject) return words.say('TASK_GONE')
    const title = subject.kind ? (emails.say(`KIND_${subject.kind}`, {}) ?? subject.kind) : subject.title
    const values = { ...subject, title, name: nameOf(words, subject, mayName) }
    return words.say(`TASK_${job}`, values)
  })
}

function aboutOf(job: string, data: unknown): About | undefined {
  const [noun, field] = Object.hasOwn(ABOUT, job) ? ABOUT[job]! : []
  const recordIdx = field === undefined ? undefined : numberOf(data, field)
  return noun && recordIdx !== undefined ? { noun, recordIdx } : undefined
}
