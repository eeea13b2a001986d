import { courseRecord, list } from '@clubhouse/contract/reservation/sheet/course-manage'
import { OtherNames } from '../../../../office/other-names'
import { recordList } from '../../../../office/record-list'

export const COURSES = recordList(courseRecord, list, {
  path: '/ishm/reservation/courses',
  texts: 'course-edit',
  title: { field: 'name', Below: OtherNames },
  columns: [
    {
      id: 'state',
      heading: 'course-edit.STATE',
      state: ({ isUse }) => (isUse ? ['good', 'course-edit.ON'] : ['off', 'course-edit.OFF']),
    },
    { field: 'code', isNarrow: true },
    { field: 'holes', isNarrow: true },
    { field: 'loopMinutes', id: 'minutes', isNarrow: true },
    {
      field: 'entered',
      isNarrow: true,
      text: ({ entered, holes }, t, { number }) =>
        t('course-edit.ENTERED_OF', { done: number(entered), all: number(holes) }),
    },
  ],
})
