import { generate, list, publish } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { useSend } from '../../../../api/use-send'
import { useFormat, useText } from '../../../../language/use-text'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { useSession } from '../../../../session/session-store'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { DayChooser } from '../../../../ui/calendar/day-chooser'
import { Empty } from '../../../../ui/empty'
import { toast } from '../../../../ui/feedback/toast'
import { ListHead } from '../../../../ui/list-head'
import { Unread } from '../../../../ui/unread'
import { daysAfter } from '../../days/day-view'
import { DayGuide } from './day-guide'
import { DAY_TEXTS } from './day-pages'
import styles from './days.module.css'
import { DaysTable } from './days-table'
import { LedgerTool } from './ledger-tool'
import { MakePanel } from './make-panel'

export const handle = { messages: [...DAY_TEXTS, 'ledger'] }

/** As many days as a month has. */
const SHOWN = 31

/** The days that are made, from a day on. */
export default function DaysPage() {
  const t = useText()
  const { dayOf, day } = useFormat()
  const may = useMay()
  const session = useSession()
  const [query, setQuery] = useSearchParams()
  const from = query.get('from') ?? dayOf(serverNow())
  const to = daysAfter(from, SHOWN - 1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isMaking, setMaking] = useState(false)
  const mayRead = may(list)
  const { data, error, refetch } = useCall(list, { from, to }, { enabled: mayRead })
  const { send, pending } = useSend(publish, { toasts: 'all' })
  const go = (next: string) => {
    setChosen(new Set())
    setQuery({ from: next }, { replace: true })
  }
  const dates = [...chosen].sort()
  const publishAll = async () => {
    // A refusal is shown by the call itself.
    const done = await send({ dates }).catch(() => undefined)
    await refetch()
    if (!done) return
    setChosen(new Set())
    toast(t('day-manage.PUBLISHED', { count: done.published }), { type: 'success' })
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('day-manage.TITLE')} />
      <ListHead
        title={t('day-manage.TITLE')}
        action={may(generate) && <Button onClick={() => setMaking(true)}>{t('day-manage.MAKE')}</Button>}
      >
        <p>{t('day-manage.LEAD')}</p>
      </ListHead>
      {mayRead && <DayGuide />}
      {session && !mayRead && <Empty title={t('day-manage.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && (
        <div className={base.split}>
          <div className={styles.range}>
            <Button
              look="plain"
              size="small"
              aria-label={t('day-manage.EARLIER')}
              onClick={() => go(daysAfter(from, -SHOWN))}
            >
              ‹
            </Button>
            <DayChooser label={t('day-manage.FROM')} day={from} today={dayOf(serverNow())} onChange={go}>
              <span data-only-spoken>{t('day-manage.FROM')} </span>
              {day(from, 'date')}
            </DayChooser>
            <span>{t('day-manage.UNTIL', { day: day(to) })}</span>
            <Button
              look="plain"
              size="small"
              aria-label={t('day-manage.LATER')}
              onClick={() => go(daysAfter(from, SHOWN))}
            >
              ›
            </Button>
          </div>
          <div className={styles.tools}>
            {data?.some(({ state }) => state !== 'DRAFT') && <LedgerTool from={from} to={to} />}
            {may(publish) && dates.length > 0 && (
              <Button look="plain" pending={pending} onClick={publishAll}>
                {t('day-manage.PUBLISH', { count: dates.length })}
              </Button>
            )}
          </div>
        </div>
      )}
      {data && data.length === 0 && <Empty title={t('day-manage.NOTHING')}>{t('day-manage.NOTHING_HINT')}</Empty>}
      {data && data.length > 0 && (
        <DaysTable days={data} mayPublish={may(publish)} chosen={chosen} onChoose={setChosen} />
      )}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={12} />}
      {isMaking && <MakePanel from={from} to={to} onClose={() => setMaking(false)} onMade={() => refetch()} />}
    </div>
  )
}
