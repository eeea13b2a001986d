import { expect, test } from 'vitest'
import { show } from '../../../../test/screen'
import { CourseColumn } from './course-column'
import type { Band } from './sheet-layout'

const TIMES = ['06:50', '06:58', '07:06', '08:02']
const BAND: Band = {
  ...{ part: '1', firstTime: '06:50', lastTime: '08:02', free: 0, isPast: false },
  rows: TIMES.map((time) => ({ time, slots: [{ time } as Band['rows'][number]['slots'][number]] })),
}

async function lists(isOnly: boolean): Promise<string[][]> {
  const acts = { isOpen: () => true, onOpen: () => {}, isTall: () => false }
  await show(
    <CourseColumn
      course={{ courseIdx: 1, code: '1', name: 'Lake' }}
      bands={[BAND]}
      index={0}
      isOnly={isOnly}
      line={({ time }) => time}
      {...acts}
    />,
  )
  return [...document.querySelectorAll('ul')].map((list) => [...list.children].map(({ textContent }) => textContent))
}

test('the only course of a club keeps the tee times of an hour together', async () => {
  expect(await lists(true)).toEqual([['06:50', '06:58'], ['07:06'], ['08:02']])
})

test('a course beside others has one list, whose rows stand beside theirs', async () => {
  expect(await lists(false)).toEqual([TIMES])
})
