import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { date, lang } from '../../shape.ts'

export const starterSheet = call('GET /download/starter-sheet', {
  summary: 'Export the starter’s sheet of a day as an Excel file: one line for each tee time, free ones empty.',
  access: manager('940200', 'R'),
  input: { date, textLang: lang.optional() },
  data: z.null(),
  kind: 'download',
})
