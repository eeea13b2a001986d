import { change, one, plan, proposal } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { serverNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useForm } from '../../../form/use-form'
import { useMade } from '../../../form/use-made'
import { useFormat, useText } from '../../../language/use-text'
import { NotShown } from '../../../office/not-shown'
import styles from '../../../office/page.module.css'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { DateField } from '../../../ui/form/date-field'
import { isDay } from '../../../ui/form/day-and-time'
import { Form } from '../../../ui/form/form'
import { ListHead } from '../../../ui/list-head'
import { DRAWS_PATH } from './draw-list'
import { PlanForm } from './plan-form'
import { planned, proposed, weekOf } from './plan-values'

export const handle = { messages: ['draw-manage', 'draw', 'form', 'board', 'manager'] }

/** A new draw for the day that the address names, or the change of one that has not opened. */
export default function PlanPage() {
  const t = useText()
  const may = useMay()
  const session = useSession()
  const { idx } = useParams()
  const title = t(idx ? 'draw-manage.CHANGE' : 'draw-manage.PLAN')
  const mayDo = may(idx ? change : plan)
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <Link to={idx ? `${DRAWS_PATH}/${idx}` : DRAWS_PATH}>{t('draw-manage.BACK')}</Link>
      <ListHead title={title}>
        <p>{t('draw-manage.PLAN_LEAD')}</p>
      </ListHead>
      {session && !mayDo && <Empty title={t('draw-manage.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayDo && (idx ? <ChangePart drawIdx={Number(idx)} /> : <NewPart />)}
    </div>
  )
}

function NewPart() {
  const t = useText()
  const { locale, day } = useFormat()
  const parts = useCodes('218')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('date') ?? ''
  const date = isDay(asked) ? asked : undefined
  const open = useMade(DRAWS_PATH)
  const { data, error, refetch } = useCall(proposal, { date: date ?? '' }, { enabled: date !== undefined })
  return (
    <>
      <DayForm key={date} date={date ?? ''} onChosen={(chosen) => setQuery({ date: chosen }, { replace: true })} />
      {data && date && (
        <>
          <p className={base.quiet}>
            {data.slots.some(({ count }) => count > 0)
              ? t('draw-manage.SHARE', {
                  day: day(date),
                  parts: data.slots.map(({ part, count }) => `${parts.label(part)} ${count}`).join(', '),
                })
              : t('draw-manage.SHARE_NONE', { day: day(date) })}
          </p>
          <PlanForm key={date} values={proposed(locale, date, data)} days={weekOf(date)} onSaved={open} />
        </>
      )}
      {date && !data && (
        <NotShown
          error={error}
          retry={() => void refetch()}
          gone={t('draw-manage.DAY_GONE')}
          hint={t('draw-manage.DAY_GONE_HINT')}
        />
      )}
    </>
  )
}

/** The day whose calendar and rules are proposed. */
function DayForm({ date, onChosen }: { date: string; onChosen: (date: string) => void }) {
  const t = useText()
  const { dayOf } = useFormat()
  const form = useForm({
    call: proposal,
    initial: { date },
    words: { date: 'draw-manage.DATES_MISSING' },
    send: async ({ date: chosen }) => onChosen(String(chosen)),
  })
  return (
    <Form of={form}>
      <DateField name="date" label={t('draw-manage.FOR_DAY')} today={dayOf(serverNow())} />
      <div className={base.buttons}>
        <Button type="submit" look={date ? 'plain' : 'main'} pending={form.pending}>
          {t('draw-manage.PROPOSE')}
        </Button>
      </div>
    </Form>
  )
}

function ChangePart({ drawIdx }: { drawIdx: number }) {
  const t = useText()
  const { locale } = useFormat()
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const { data, error, refetch } = useCall(one, { drawIdx })
  // The form has to know first that nothing is unsaved.
  useEffect(() => {
    if (isSaved) navigate(`${DRAWS_PATH}/${drawIdx}`)
  }, [isSaved])
  if (!data)
    return (
      <NotShown error={error} retry={() => refetch()} gone={t('draw-manage.GONE')} hint={t('common.NOTHING_HINT')} />
    )
  if (data.state !== 'PLANNED')
    return <Empty title={t('draw-manage.NOT_PLANNED')}>{t('draw-manage.NOT_PLANNED_HINT')}</Empty>
  const days = [...new Set([...weekOf(data.playDates[0]!), ...data.playDates])].sort()
  return (
    <PlanForm
      draw={data}
      values={planned(locale, data)}
      days={days}
      refresh={refetch}
      onSaved={() => {
        void refetch().then(() => setSaved(true))
      }}
    />
  )
}
