import type { DataOf } from '@clubhouse/contract/call'
import { changeHoles } from '@clubhouse/contract/reservation/sheet/course'
import type { ManagedCourse, one } from '@clubhouse/contract/reservation/sheet/course-manage'
import { PanelSave } from '../../../../form/panel-save'
import { useForm } from '../../../../form/use-form'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { useText } from '../../../../language/use-text'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { Form } from '../../../../ui/form/form'
import { CardTable } from './card-table'
import { CardTips } from './card-tips'
import { CELLS, cellFault, cellOf, holesIn, numbers, valuesOf, wayOf } from './card-values'
import styles from './course-edit.module.css'

export type CourseWithCard = DataOf<typeof one>

interface Props extends RecordFormProps<ManagedCourse> {
  course: CourseWithCard
}

/** Par, stroke index and lengths of every hole, and how to play it in each language. */
export function CardForm({ course, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { own, others } = useOwnLanguages()
  const { courseIdx, version, holes, card } = course
  const langs = [own, ...others]
  const cells = numbers(holes).flatMap((no) => CELLS.map((cell) => ({ no, cell })))
  const form = useForm({
    call: changeHoles,
    saved: valuesOf(card, holes, langs),
    way: wayOf,
    checks: Object.fromEntries(
      cells.map(({ no, cell }) => [cellOf(no, cell), (values) => cellFault(values, no, cell, holes)]),
    ),
    given: { courseIdx, version },
    input: (all) => ({ holes: holesIn(all, holes, { card, langs }) }),
    refresh,
  })
  return (
    <Form
      of={form}
      className={styles.card}
      readOnly={readOnly}
      onSaved={() => onSaved(form.values, courseIdx)}
      aria-labelledby="card"
    >
      <h3 id="card">{t('course-edit.CARD')}</h3>
      <p className={base.quiet}>{t('course-edit.CARD_LEAD')}</p>
      <CardTable holes={holes} />
      <CardTips holes={holes} />
      {!readOnly && <PanelSave form={form} />}
    </Form>
  )
}
