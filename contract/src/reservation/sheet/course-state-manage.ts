import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { idx, text, version } from '../../shape.ts'
import { courseState, courseStateName } from './course-state.ts'

const words = translated({ text: text(200) })

const edited = courseState.extend({ version, translated: words.row })

export const manage = call('GET /manage/course-state', {
  summary: 'Read the state of the course with its words in each language.',
  access: manager('940500', 'R'),
  input: {},
  data: edited,
})

export const change = call('PUT /manage/course-state', {
  summary: 'Set the state of the course. A delay ends with its day; the other states stay until they are changed.',
  access: manager('940500', 'U'),
  input: {
    state: courseStateName,
    courseIdx: idx.optional(),
    text: text(200).optional(),
    translated: words.in,
    version,
  },
  data: edited,
  fails: [CHANGED_MEANWHILE],
})
