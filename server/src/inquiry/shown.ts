import type { Context } from '../platform/context.ts'
import { readDay, readInstant } from '../platform/read-time.ts'
import { withUrls } from './files.ts'
import type { ShownInquiry } from './rows.ts'

/** An enquiry with the addresses of its files. Give it only to its member, and to managers who may read enquiries. */
export function inquiryOf(row: ShownInquiry, ctx: Context) {
  const answerOf = (answer: NonNullable<ShownInquiry['answer']>) => ({
    ...answer,
    answeredAt: readInstant(String(answer.answeredAt)),
    files: withUrls(answer.files, ctx),
  })
  return {
    ...row,
    files: withUrls(row.files, ctx),
    booking: row.booking && { ...row.booking, date: readDay(row.booking.date) },
    firstAnswer: row.firstAnswer && {
      ...row.firstAnswer,
      at: readInstant(row.firstAnswer.at),
      answerBy: readDay(row.firstAnswer.answerBy),
    },
    answer: row.answer && answerOf(row.answer),
    reopens: row.reopens.map(({ answer, text, at }) => ({
      answer: answerOf(answer),
      text,
      at: readInstant(at),
    })),
  }
}
