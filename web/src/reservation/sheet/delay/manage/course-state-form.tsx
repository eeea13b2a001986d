import { COURSE_STATES } from '@clubhouse/contract/reservation/sheet/course-state'
import { change, manage } from '@clubhouse/contract/reservation/sheet/course-state-manage'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../../api/use-call'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../../form/word-fields'
import { useText } from '../../../../language/use-text'
import { wordHere } from '../../../../language/word-here'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { SelectField } from '../../../../ui/form/select-field'
import { CourseLine } from '../../course-state/course-line'
import styles from './delay.module.css'

const NAMES = ['text'] as const

/**
 * The line that golfers read, and the form that changes it.
 * @param delays those of the day, undefined until they are read: with another one the line is read again, while what is
 * typed stays
 */
export function CourseStateForm({ delays }: { delays: string | undefined }) {
  const t = useText()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = useCall(manage, {}, { toasts: 'none', staleTime: 0 })
  const known = useRef(delays)
  useEffect(() => {
    if (known.current !== undefined && known.current !== delays) void refetch()
    known.current = delays
  }, [delays, refetch])
  return (
    <section className={styles.part} aria-labelledby="course-state">
      <h2 id="course-state">{t('delay.COURSE_STATE')}</h2>
      <CourseLine course={data && { ...data, text: wordHere({ ...data, text: data.text ?? '' }, 'text') }} />
      {data && may(change) && !isOpen && (
        <Button look="plain" onClick={() => setOpen(true)}>
          {t('delay.CHANGE_STATE')}
        </Button>
      )}
      {data && isOpen && (
        <Change version={data.version} state={data.state} refetch={refetch} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}

interface ChangeProps {
  version: number
  state: (typeof COURSE_STATES)[number]
  refetch: () => Promise<unknown>
  onClose: () => void
}

function Change({ version, state, refetch, onClose }: ChangeProps) {
  const t = useText()
  const { others } = useOwnLanguages()
  const form = useForm({
    call: change,
    initial: { state, ...wordValues(NAMES, others) },
    given: { version },
    input: (values) => wordsIn(NAMES, others, values),
    reread: refetch,
  })
  const done = async () => {
    await refetch()
    onClose()
  }
  return (
    <ActForm form={form} label={t('delay.SET_STATE')} done={t('delay.STATE_SET')} onDone={done} onBack={onClose}>
      <SelectField
        name="state"
        label={t('delay.STATE')}
        options={COURSE_STATES.map((value) => ({ value, label: t(`course-state.${value}`) }))}
      />
      <WordFields name="text" label={(language) => t('delay.TEXT_IN', { language })} hint={t('delay.TEXT_HINT')} />
      <Refusal />
    </ActForm>
  )
}
