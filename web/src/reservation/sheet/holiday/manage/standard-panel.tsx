import { type PublicHoliday, reset, standard } from '@clubhouse/contract/reservation/sheet/holiday'
import { useState } from 'react'
import { useCall } from '../../../../api/use-call'
import { useSend } from '../../../../api/use-send'
import { useCodes } from '../../../../code/use-codes'
import { namesOf } from '../../../../language/names-of'
import { useFormat, useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { Empty } from '../../../../ui/empty'
import { toast } from '../../../../ui/feedback/toast'
import { SidePanel } from '../../../../ui/side-panel'
import { Unread } from '../../../../ui/unread'
import { AffectedDays } from './affected'
import styles from './standard-panel.module.css'

interface Props {
  year: string
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** The public holidays of a year that the club has not or has changed, each to be put back. */
export function StandardPanel({ year, onClose, onChanged }: Props) {
  const t = useText()
  const { data, error, refetch } = useCall(standard, { year: Number(year) })
  const changed = () => Promise.all([refetch(), onChanged()])
  return (
    <SidePanel title={t('holiday.STANDARD', { year })} onClose={onClose}>
      {data && <Differing {...{ year, data, changed }} />}
      {!data && <Unread error={error} retry={refetch} lines={8} />}
    </SidePanel>
  )
}

interface DifferingProps {
  year: string
  data: NonNullable<ReturnType<typeof useCall<typeof standard>>['data']>
  changed: () => Promise<unknown>
}

function Differing({ year, data, changed }: DifferingProps) {
  const t = useText()
  const mayReset = useMay()(reset)
  const [left, setLeft] = useState<readonly string[]>([])
  const { send, pending } = useSend(reset, { toasts: 'all' })
  const differing = data.holidays.filter(({ state }) => state !== 'SAME')
  const dates = differing.map(({ date }) => date).filter((date) => !left.includes(date))
  if (data.holidays.length === 0)
    return <Empty title={t('holiday.STANDARD_UNKNOWN')}>{t('holiday.STANDARD_UNKNOWN_HINT')}</Empty>
  if (differing.length === 0) return <Empty title={t('holiday.STANDARD_SAME')} />
  const putBack = async () => {
    // A refusal is shown by the call itself.
    const done = await send({ year: Number(year), dates }).catch(() => undefined)
    if (!done) return
    await changed()
    toast(t('holiday.STANDARD_DONE', { count: done.added + done.changed }), { type: 'success' })
  }
  return (
    <>
      <p>{t('holiday.STANDARD_LEAD', { count: differing.length, year })}</p>
      <ul className={styles.list}>
        {differing.map((holiday) => (
          <Line
            key={holiday.date}
            holiday={holiday}
            isChosen={dates.includes(holiday.date)}
            readOnly={!mayReset}
            onChoose={(is) => setLeft(is ? left.filter((date) => date !== holiday.date) : [...left, holiday.date])}
          />
        ))}
      </ul>
      <AffectedDays days={data.days} />
      {mayReset && (
        <Button onClick={putBack} pending={pending} disabled={dates.length === 0}>
          {t('holiday.STANDARD_PUT', { count: dates.length })}
        </Button>
      )}
    </>
  )
}

interface LineProps {
  holiday: PublicHoliday
  isChosen: boolean
  readOnly: boolean
  onChoose: (is: boolean) => void
}

function Line({ holiday, isChosen, readOnly, onChoose }: LineProps) {
  const t = useText()
  const { day } = useFormat()
  const { label } = useCodes('HDE')
  const { date, there } = holiday
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={readOnly}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <span>
          <b>{namesOf(holiday).here}</b>, {day(date)}
          <small>
            {there
              ? t('holiday.STANDARD_CHANGED', { name: namesOf(there).here, kind: label(there.dayType) })
              : t('holiday.STANDARD_MISSING')}
          </small>
        </span>
      </label>
    </li>
  )
}
