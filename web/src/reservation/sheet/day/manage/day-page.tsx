import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useServerNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { useSession } from '../../../../session/session-store'
import { Button } from '../../../../ui/button'
import { Empty } from '../../../../ui/empty'
import { isDay } from '../../../../ui/form/day-and-time'
import { ListHead } from '../../../../ui/list-head'
import { Unread } from '../../../../ui/unread'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { useManagerDay } from '../../../desk/day/manager-day'
import { daysAfter } from '../../days/day-view'
import { closingsOf, keyOf } from './closings'
import { DayGrid } from './day-grid'
import { DAY_TEXTS, DAYS_PATH } from './day-pages'
import { DayTools } from './day-tools'
import { DayState, Warnings } from './day-words'
import styles from './days.module.css'
import { MakePanel } from './make-panel'
import { SelectRange } from './select-range'
import { SlotActions } from './slot-actions'
import { useClosingName } from './use-closing-name'
import { useManagedDay } from './use-managed-day'

export const handle = { messages: DAY_TEXTS }

/** One day as its managers make it: its state, its tee times, and what is kept of them. */
export default function DayPage() {
  const t = useText()
  const { day } = useFormat()
  const { date = '' } = useParams()
  const navigate = useNavigate()
  const session = useSession()
  const mayRead = useMay()(forManager)
  const isAsked = isDay(date)
  const now = useServerNow(60_000)
  const { data: sheet, error, refetch } = useManagerDay(isAsked ? date : undefined, mayRead)
  const isMissing = !isAsked || error?.status === 404
  const go = (days: number) => navigate(`${DAYS_PATH}/${daysAfter(date, days)}`)
  const title = isAsked ? day(date, 'long') : t('day-manage.DAY')
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <Link to={`${DAYS_PATH}${isAsked ? `?from=${date}` : ''}`}>{t('day-manage.ALL')}</Link>
      <ListHead
        title={title}
        action={
          isAsked && (
            <div className={styles.tools}>
              <Button look="plain" size="small" aria-label={t('day-manage.BEFORE')} onClick={() => go(-1)}>
                ‹
              </Button>
              <Button look="plain" size="small" aria-label={t('day-manage.AFTER')} onClick={() => go(1)}>
                ›
              </Button>
            </div>
          )
        }
      />
      {session && !mayRead && <Empty title={t('day-manage.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && isMissing && !sheet && <NotMade date={date} isAsked={isAsked} onMade={() => refetch()} />}
      {sheet && now !== null && !isMissing && (
        <Day key={date} sheet={sheet} now={now} refetch={async () => void (await refetch())} />
      )}
      {mayRead && !isMissing && !sheet && <Unread error={error} retry={refetch} lines={12} />}
    </div>
  )
}

function NotMade({ date, isAsked, onMade }: { date: string; isAsked: boolean; onMade: () => unknown }) {
  const t = useText()
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <Empty title={t('day-manage.GONE')}>{t('day-manage.GONE_HINT')}</Empty>
      {isAsked && (
        <div className={styles.tools}>
          <Button onClick={() => setMaking(true)}>{t('day-manage.MAKE')}</Button>
        </div>
      )}
      {isMaking && <MakePanel from={date} to={date} onClose={() => setMaking(false)} onMade={onMade} />}
    </>
  )
}

interface DayProps {
  sheet: ManagerSheet
  now: number
  refetch: () => Promise<void>
}

function Day({ sheet, now, refetch }: DayProps) {
  const t = useText()
  const { instant } = useFormat()
  const { label } = useCodes('HDE')
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const managed = useManagedDay(sheet.date)
  const changed = async () => {
    await Promise.all([refetch(), managed.refetch()])
    setSelected(new Set())
  }
  const nameOf = useClosingName(sheet)
  return (
    <>
      <div>
        <DayState state={sheet.state} />{' '}
        {[label(sheet.dayType), managed.day?.holidayName, managed.day?.templateName].filter(Boolean).join(' · ')}
        {managed.day && <Warnings warnings={managed.day.warnings} />}
      </div>
      {sheet.reason && <p className={office.note}>{t('day-manage.REASON_IS', { reason: sheet.reason })}</p>}
      {sheet.state === 'PUBLISHED' && sheet.byHand && (
        <p className={office.note}>
          {sheet.byHand.openedAt
            ? t('day-manage.OPENED_AT', { at: instant(sheet.byHand.openedAt) })
            : t('day-manage.NOT_OPENED')}
        </p>
      )}
      {closingsOf(sheet).map((one) => (
        <p key={keyOf(one)} className={office.note}>
          {nameOf(one)}: {t('day-manage.REASON_IS', { reason: one.reason })}
        </p>
      ))}
      <DayTools sheet={sheet} onChanged={changed} />
      <ul className={styles.shares}>
        {sheet.shares.map(({ part, used, max }) => (
          <li key={part}>
            {t(`tee-times.PART_${part}`)}: {t('day-manage.SHARE', { used, share: max })}
          </li>
        ))}
      </ul>
      <SelectRange sheet={sheet} onSelect={(found) => setSelected(new Set(found))} />
      <DayGrid sheet={sheet} now={now} selected={selected} onSelect={setSelected} />
      <SlotActions sheet={sheet} selected={selected} onClear={() => setSelected(new Set())} onChanged={changed} />
    </>
  )
}
