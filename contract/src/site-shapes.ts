import * as z from 'zod'
import { email } from './member/person.ts'
import { lang, text } from './shape.ts'

/** One line, because a From header must not contain line breaks. */
export const line = (max: number) => text(max).regex(/^[^\r\n\t<>]*$/)
export const emailOrNone = z.union([z.literal(''), email])
const translation = z
  .object({ clubName: line(80), ceoName: line(60), address: line(200), addressDetail: line(100), senderName: line(60) })
  .partial()
export const translated = z.record(lang, translation)

export const settings = {
  taxMail: emailOrNone,
  /** From address; empty: the club's own. */
  senderMail: emailOrNone,
  /** From name; empty: the club's name. */
  senderName: line(60),
  /** Months; 0: never. Not 1, because the first notice is sent 30 days before. Source: docs/rules.md, Accounts. */
  dormantMonths: z
    .int()
    .min(0)
    .max(120)
    .refine((months) => months !== 1),
  /** Days after which finished emails are deleted by the job `tidy-mail`. */
  keepDays: z.int().min(7).max(3650),
}
