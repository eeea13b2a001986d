import { escapeHtml } from '../platform/escape-html.ts'
import { fillIn } from './secret.ts'
import type { Waiting } from './sql.ts'

export const CALENDAR_FILE = 'tee-time.ics'

/**
 * The email as MIME, with its secrets. A retry is the same message with the same Message-ID.
 * @param stop the address that stops emails of this kind, by one click of a mail program (RFC 8058)
 */
export async function bytesOf(
  { mailIdx, toEmail, lang, subject, text, html, calendar, secrets, createdAt }: Waiting,
  from: { address: string; name: string },
  stop?: string,
): Promise<Buffer> {
  // Loaded on demand: most starts never send an email.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return new MailComposer({
    from,
    to: { address: toEmail, name: '' },
    subject,
    text: fillIn(text, secrets),
    html: fillIn(html, secrets, escapeHtml),
    ...calendarParts(calendar),
    messageId: `<${mailIdx}.${createdAt.epochMilliseconds}@${domain}>`,
    date: new Date(createdAt.epochMilliseconds),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': lang,
      ...(stop && { 'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${stop}>` } }),
      ...(stop && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/**
 * A part for each object of an iCalendar stream, because one of a method other than PUBLISH has one UID (RFC 5546). Mail programs
 * answer the first as the event of the email, and open the others as its files.
 */
function calendarParts(stream: string | null) {
  const [first, ...others] = stream?.match(/^BEGIN:VCALENDAR\r\n.*?^END:VCALENDAR\r\n/gms) ?? []
  if (!first) return {}
  const attachments = others.map((content, i) => ({
    filename: CALENDAR_FILE.replace('.', `-${i + 2}.`),
    contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
    content,
  }))
  return { icalEvent: { filename: CALENDAR_FILE, method: methodOf(first), content: first }, attachments }
}

/** Mail programs want the method of the file in the header of its part as well. */
const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'
