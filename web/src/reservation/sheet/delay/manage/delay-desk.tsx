import { DELAY_REASONS, make, preview } from '@clubhouse/contract/reservation/sheet/delay'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useState } from 'react'
import { useCall } from '../../../../api/use-call'
import { RefusalLine } from '../../../../form/refusal-line'
import { isOvertaken, useForm } from '../../../../form/use-form'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../../form/word-fields'
import { useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { Empty } from '../../../../ui/empty'
import { confirm } from '../../../../ui/feedback/dialog'
import { toast } from '../../../../ui/feedback/toast'
import { Form } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { TimeField } from '../../../../ui/form/time-field'
import { askedOf, type Decisions, decidedOf } from './decisions'
import styles from './delay.module.css'
import { DelayPlan } from './delay-plan'

const NAMES = ['message'] as const
const UNTIL = ['PART', 'DAY'] as const

interface Props {
  date: string
  onMade: () => unknown
}

/** What is delayed, what that moves and what it cannot move, and the press that does it. */
export function DelayDesk({ date, onMade }: Props) {
  const t = useText()
  const may = useMay()
  const mayCourses = may(forManager)
  const { others } = useOwnLanguages()
  const [decisions, setDecisions] = useState<Decisions>({})
  const courses = useCall(forManager, { date }, { enabled: mayCourses, toasts: 'none', _nop_: true }).data?.courses
  const form = useForm({
    call: make,
    initial: { minutes: '30', from: '', until: 'PART', courseIdx: '', reason: 'FROST', ...wordValues(NAMES, others) },
    words: { from: 'delay.FROM_MISSING', minutes: 'delay.MINUTES_WRONG' },
    given: { date },
    input: (values) => ({
      courseIdx: Number(values.courseIdx) || undefined,
      ...wordsIn(NAMES, others, values),
      cannot: decidedOf(plan.data?.cannot ?? [], decisions),
      version: plan.data?.version,
    }),
    before: (values) =>
      confirm({
        title: t('delay.ASK_TITLE', { count: Number(values.minutes) }),
        message: wordsOf(),
        yes: t('delay.MAKE'),
      }),
    answered: ({ moved, toNotify }) =>
      toast(`${t('delay.MADE', { count: moved })} ${t('delay.TOLD_LATER', { count: toNotify })}`, {
        type: 'success',
        position: 'top',
      }),
    failed: (fail) => isOvertaken(fail) && plan.refetch(),
  })
  const wordsOf = () => {
    const cancelled = decidedOf(plan.data?.cannot ?? [], decisions).filter(({ cancel }) => cancel).length
    return [
      t('delay.ASK_MOVED', { count: plan.data?.moved.length ?? 0 }),
      ...(cancelled > 0 ? [t('delay.ASK_CANCEL', { count: cancelled })] : []),
      t('delay.ASK_TOLD', { count: plan.data?.toNotify ?? 0 }),
      t('delay.ASK_UNDO'),
    ].join(' ')
  }
  const asked = askedOf(date, form.values)
  const plan = useCall(preview, asked ?? { date, minutes: 5, from: '00:00' }, {
    enabled: may(preview) && asked !== undefined,
    staleTime: 0,
    toasts: 'none',
    _nop_: true,
  })
  if (!may(make)) return <Empty title={t('delay.MAY_NOT')} />
  const shown = asked && plan.data
  const open = shown ? shown.cannot.filter((one) => one.isTaken && !decidedOf([one], decisions)[0]) : []
  const isNothing = shown && shown.moved.length + shown.cannot.length === 0
  const done = async () => {
    setDecisions({})
    // What was pressed is not pressed again by mistake.
    form.discard()
    await onMade()
  }
  return (
    <section className={styles.part} aria-labelledby="new-delay">
      <h2 id="new-delay">{t('delay.NEW')}</h2>
      <Form of={form} className={styles.form} onSaved={done}>
        <div className={office.grid}>
          <TextField name="minutes" label={t('delay.MINUTES')} />
          <TimeField name="from" label={t('delay.FROM')} />
          <SelectField
            name="until"
            label={t('delay.UNTIL')}
            options={UNTIL.map((value) => ({ value, label: t(`delay.UNTIL_${value}`) }))}
          />
          {courses && (
            <SelectField
              name="courseIdx"
              label={t('delay.COURSE')}
              options={[
                { value: '', label: t('delay.ALL_COURSES') },
                ...courses.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })),
              ]}
            />
          )}
          <SelectField
            name="reason"
            label={t('delay.REASON')}
            options={DELAY_REASONS.map((value) => ({ value, label: t(`delay.REASON_${value}`) }))}
          />
        </div>
        <WordFields
          name="message"
          label={(language) => t('delay.MESSAGE_IN', { language })}
          hint={t('delay.MESSAGE_HINT')}
        />
        <div role="status">
          {shown && !isNothing && (
            <p className={styles.sum}>
              {t('delay.WILL_MOVE', { count: shown.moved.length })} {t('delay.WILL_TELL', { count: shown.toNotify })}
            </p>
          )}
          {isNothing && <p className={styles.sum}>{t('delay.NOTHING')}</p>}
          {!asked && <p>{t('delay.ASK_FIRST')}</p>}
          {asked && plan.error && <p>{t('delay.NO_PREVIEW')}</p>}
          {open.length > 0 && <p className={styles.open}>{t('delay.TO_DECIDE', { count: open.length })}</p>}
        </div>
        {shown && <DelayPlan plan={shown} decisions={decisions} onDecide={setDecisions} />}
        <RefusalLine fail={form.fail} />
        <Button
          type="submit"
          look="main"
          size="large"
          pending={form.pending}
          disabled={!shown || isNothing || open.length > 0}
        >
          {t('delay.MAKE')}
        </Button>
      </Form>
    </section>
  )
}
