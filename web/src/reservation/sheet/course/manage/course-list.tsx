import { list, type ManagedCourse } from '@clubhouse/contract/reservation/sheet/course-manage'
import { namesOf } from '../../../../language/names-of'
import { useFormat, useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { StateWord } from '../../../../ui/state-word'

interface Cell {
  row: ManagedCourse
}

export const COURSES = officeList({
  call: list,
  path: '/ishm/reservation/courses',
  texts: 'course-edit',
  key: ({ courseIdx }) => courseIdx,
  record: 'path',
  title: { heading: 'course-edit.NAME', text: (row) => namesOf(row).here, Below: OtherNames },
  columns: [
    { id: 'state', heading: 'course-edit.STATE', Cell: State },
    { id: 'code', heading: 'course-edit.CODE', isNarrow: true, Cell: ({ row }) => row.code },
    { id: 'holes', heading: 'course-edit.HOLES', isNarrow: true, Cell: ({ row }) => row.holes },
    { id: 'minutes', heading: 'course-edit.LOOP_MINUTES', isNarrow: true, Cell: ({ row }) => row.loopMinutes },
    { id: 'entered', heading: 'course-edit.ENTERED', isNarrow: true, Cell: Entered },
  ],
})

function OtherNames({ row }: Cell) {
  return namesOf(row).others.join(', ')
}

function State({ row }: Cell) {
  const t = useText()
  return <StateWord tone={row.isUse ? 'good' : 'off'}>{t(row.isUse ? 'course-edit.ON' : 'course-edit.OFF')}</StateWord>
}

function Entered({ row }: Cell) {
  const t = useText()
  const { number } = useFormat()
  return t('course-edit.ENTERED_OF', { done: number(row.entered), all: number(row.holes) })
}
