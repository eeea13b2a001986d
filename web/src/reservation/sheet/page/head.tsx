import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { wanted } from '../../../api/later'
import { useFormat, useText } from '../../../language/use-text'
import { Button, ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { isFree } from '../../hold/slot-view'
import { month } from '../days/day-picker'
import { daysAfter } from '../days/day-view'
import { OpeningClock } from '../days/opening-clock'
import type { Position } from '../days/position'
import { LiveSign } from '../live/live-sign'
import type { AnySheet } from '../live/sheet-change'
import { NextFree } from '../slots/next-free'
import { nextOpening } from '../slots/sheet-layout'
import styles from './head.module.css'

interface HeadProps {
  days: readonly CalendarDay[]
  position: Position
  sheet?: AnySheet
  now: number | null
  live?: 'live' | 'polling'
  isMonth: boolean
  onMonth: () => void
  opensAt?: number
  firstNow: number | null
  onOpen: () => void
}

/** One bar that stays: the day with the one before and after it, what is free, other ways to a tee time, the club's clock. */
export function Head({ days, position, sheet, now, live, isMonth, onMonth, opensAt, firstNow, onOpen }: HeadProps) {
  const t = useText()
  const { wish } = position
  const isDay = !wish && position.date !== undefined
  return (
    <header className={styles.bar}>
      <h1 data-only-spoken>{t('tee-times.TITLE')}</h1>
      {isDay && <Steps days={days} date={position.date!} onChoose={position.chooseDate} />}
      {isDay && sheet && now !== null && <Status sheet={sheet} now={now} live={live} />}
      {isDay && sheet && <Hours slots={sheet.slots} />}
      <nav className={styles.ways} aria-label={t('tee-times.WAYS')}>
        {isDay && sheet && now !== null && (
          <NextFree slots={sheet.slots} now={now} size="small" className={styles.wide} />
        )}
        <ButtonLink
          look="plain"
          size="small"
          to="/reservation?find=weekends"
          aria-current={wish !== undefined || undefined}
          aria-label={t('tee-times.FIND')}
        >
          <Icon name="search" size={18} />
          <span className={styles.word}>{t('tee-times.FIND_SHORT')}</span>
        </ButtonLink>
        <Button
          look="plain"
          size="small"
          aria-label={t('tee-times.MONTH')}
          aria-expanded={isMonth}
          onClick={onMonth}
          onPointerEnter={() => wanted(month)}
          onFocus={() => wanted(month)}
        >
          <Icon name="calendar" size={18} />
          <span className={styles.word}>{t('tee-times.MONTH')}</span>
        </Button>
        <MoreWays days={days} className={styles.wide} />
      </nav>
      <OpeningClock opensAt={opensAt} firstNow={firstNow} onOpen={() => setTimeout(onOpen, Math.random() * 3000)} />
    </header>
  )
}

/** Tee times that are not taken one by one. On a phone they stand below the sheet. */
export function MoreWays({ days, className }: { days: readonly CalendarDay[]; className?: string }) {
  const t = useText()
  return (
    <>
      {days.some(({ drawIdx }) => drawIdx) && (
        <ButtonLink look="plain" size="small" className={className} to="/reservation?view=draws">
          {t('tee-times.DRAWS')}
        </ButtonLink>
      )}
      <ButtonLink look="plain" size="small" className={className} to="/reservation?view=groups">
        {t('tee-times.GROUPS')}
      </ButtonLink>
    </>
  )
}

interface StepsProps {
  days: readonly CalendarDay[]
  date: string
  onChoose: (date: string) => void
}

function Steps({ days, date, onChoose }: StepsProps) {
  const t = useText()
  const { day } = useFormat()
  const step = (by: number, sign: string, label: string) => {
    const target = daysAfter(date, by)
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        disabled={!days.some((one) => one.date === target)}
        onClick={() => onChoose(target)}
      >
        {sign}
      </button>
    )
  }
  return (
    <div className={styles.day}>
      {step(-1, '‹', t('tee-times.DAY_BEFORE'))}
      <b>{day(date)}</b>
      {step(1, '›', t('tee-times.DAY_AFTER'))}
    </div>
  )
}

/** From the first tee time of the day to the last, where there is room. */
function Hours({ slots }: Pick<AnySheet, 'slots'>) {
  const times = slots.map(({ time }) => time).toSorted()
  const [first, last] = [times[0], times.at(-1)]
  return (
    first && (
      <p className={styles.hours}>
        <span>
          {first}–{last}
        </span>
      </p>
    )
  )
}

interface StatusProps {
  sheet: AnySheet
  now: number
  live?: 'live' | 'polling'
}

/** How many tee times are free, or when they open, and whether this is up to date. */
function Status({ sheet: { slots, lobby }, now, live }: StatusProps) {
  const t = useText()
  const free = slots.filter((slot) => isFree(slot, now)).length
  const opensAt = nextOpening(slots, now)
  const words =
    free > 0
      ? t('tee-times.FREE_OF', { free, count: slots.length })
      : opensAt
        ? t('tee-times.OPENS_AT', { opensAt })
        : t(lobby ? 'tee-times.BY_LOBBY' : 'tee-times.NONE_FREE')
  return (
    <p className={styles.status}>
      <span className={styles.free}>{words}</span>
      <LiveSign live={live} />
    </p>
  )
}
