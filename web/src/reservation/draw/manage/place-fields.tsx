import { list as courseList } from '@clubhouse/contract/reservation/sheet/course-manage'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { RadioField } from '../../../ui/form/radio-field'
import type { OneDraw } from './draw-about'

/** Parts and courses of the tee times, and the member types that may enter. */
export function PlaceFields({ draw }: { draw?: OneDraw }) {
  const t = useText()
  const parts = useCodes('218')
  const types = useCodes('702')
  const courses = useCourses(draw)
  return (
    <>
      <RadioField
        name="parts"
        legend={t('draw-manage.PARTS')}
        options={parts.list.map(({ key, label }) => ({ value: key, label }))}
      />
      {courses.length > 0 && <RadioField name="courseIdx" legend={t('draw-manage.COURSES_SOME')} options={courses} />}
      <RadioField
        name="memberTypes"
        legend={t('draw-manage.TYPES_SOME')}
        options={types.list.map(({ key, label }) => ({ value: key, label }))}
      />
    </>
  )
}

/** A manager who may not read the courses keeps those that the draw has. */
function useCourses(draw: OneDraw | undefined) {
  const mayRead = useMay()(courseList)
  const { data } = useCall(courseList, {}, { enabled: mayRead })
  const chosen = draw?.courseIdx ?? []
  if (!mayRead) {
    const names = new Map(draw?.slots.map(({ courseIdx, courseName }) => [courseIdx, courseName]))
    return chosen.map((idx) => ({ value: String(idx), label: names.get(idx) ?? String(idx) }))
  }
  return (data ?? [])
    .filter(({ isUse, courseIdx }) => isUse || chosen.includes(courseIdx))
    .map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name }))
}
