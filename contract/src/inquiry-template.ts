import * as z from 'zod'
import { listOf, recordCalls, translated } from './record.ts'
import { text } from './shape.ts'

const words = { name: text(60), contents: text(5000) }

export const inquiryTemplateRecord = recordCalls('/manage/inquiry-templates', '950200', {
  noun: 'inquiry-template',
  id: 'templateIdx',
  one: 'an answer template',
  right: 'U',
  fields: {
    /** In the club's own language, like the text; `translated` has the others. */
    name: { row: z.string(), in: words.name.min(1), isWords: true, show: 'inquiry-template.NAME' },
    contents: { row: z.string(), in: words.contents.min(1), isWords: true, show: 'inquiry-template.CONTENTS' },
    translated: translated(words),
  },
})
export type InquiryTemplate = z.output<typeof inquiryTemplateRecord.row>
export const { one, history, create, change, remove, undo } = inquiryTemplateRecord

export const list = listOf(inquiryTemplateRecord, 'List the templates of answers to enquiries.')
