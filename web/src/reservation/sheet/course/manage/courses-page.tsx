import { useText } from '../../../../language/use-text'
import { RecordPage } from '../../../../office/record-page'
import { SheetPages } from '../../template/manage/sheet-pages'
import { CourseForm } from './course-form'
import { COURSES } from './course-list'

export const handle = { messages: ['course-edit', 'template', 'scorecard', 'form', 'manager', 'history'] }

/** What keeps a course from being deleted. */
const USED = {
  template: 'course-edit.USED_TEMPLATE',
  slot: 'course-edit.USED_SLOT',
  'opening-rule': 'course-edit.USED_RULE',
  hof: 'course-edit.USED_FAME',
} as const

export default function CoursesPage() {
  const t = useText()
  return (
    <RecordPage
      list={COURSES}
      Form={CourseForm}
      above={() => <SheetPages />}
      whyNot={({ code, msgVar }) => {
        const used = code === 'IN_USE' ? USED[msgVar?.where as keyof typeof USED] : undefined
        return used && t(used)
      }}
    />
  )
}
