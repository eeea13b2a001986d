import { type Arrival, mark } from '@clubhouse/contract/reservation/desk/check-in'
import { useFormat, useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { StateWord } from '../../../ui/state-word'
import { CHECK_IN_TONES } from '../my-day/check-in-words'
import styles from './arrivals.module.css'
import { openOfGroup } from './find-arrivals'
import { marksOf } from './press'
import { useGivenWords } from './use-given-words'
import type { PressesHere } from './use-presses'

interface Props {
  group: Arrival
  isWaiting: boolean
  /** What it pays is only known once its press is sent. */
  isPriceOpen: boolean
  presses: PressesHere
  onOpen: () => void
}

/** A group: who is here is pressed in the row, what has consequences in the panel. */
export function ArrivalRow({ group, isWaiting, isPriceOpen, presses, onOpen }: Props) {
  const t = useText()
  const mayMark = useMay()(mark)
  const { state, time, courseName, flags, players, memo, bookingIdx, version } = group
  const isAwaited = state === 'EXPECTED' || state === 'ARRIVED'
  const title = t('desk.TEE_TIME', { time, course: courseName })
  const here = (no: number, present: boolean) =>
    presses.press({
      bookingIdx,
      version,
      state: 'ARRIVED',
      players: marksOf(group, { [no]: { mark: { present } } }),
    })
  const next = state === 'CHECKED_IN' ? 'TEED_OFF' : state === 'TEED_OFF' ? 'FINISHED' : undefined
  const more = [...useGivenWords()(group), memo].filter(Boolean)
  return (
    <li className={styles.row} data-state={state} data-late={flags.includes('LATE') || undefined}>
      <div className={styles.when}>
        <b>{time}</b>
        <span>{courseName}</span>
      </div>
      <div className={styles.who}>
        <div className={styles.state}>
          <StateWord tone={CHECK_IN_TONES[state]}>{t(`check-in.STATE_${state}`)}</StateWord>
          {flags.map((flag) => (
            <span key={flag} className={styles.flag} data-flag={flag}>
              {t(`frontdesk.FLAG_${flag}`)}
            </span>
          ))}
          {isPriceOpen ? <span>{t('frontdesk.PRICE_WAITS')}</span> : <Payment group={group} />}
          {isWaiting && <span className={styles.flag}>{t('frontdesk.NOT_SENT')}</span>}
        </div>
        <ul className={styles.players} aria-label={t('desk.PLAYERS')}>
          {players.map(({ no, name, present }) => (
            <li key={no}>
              {isAwaited && mayMark ? (
                <button
                  type="button"
                  className={styles.player}
                  aria-pressed={present}
                  onClick={() => here(no, !present)}
                >
                  <span aria-hidden>{present ? '✓' : '○'}</span> {name ?? t('desk.TO_BE_NAMED')}
                </button>
              ) : (
                <span className={styles.player} data-present={present}>
                  <span aria-hidden>{present ? '✓' : '–'}</span> {name ?? t('desk.TO_BE_NAMED')}
                </span>
              )}
            </li>
          ))}
        </ul>
        {more.length > 0 && <p className={styles.more}>{more.join(' · ')}</p>}
      </div>
      <div className={styles.acts}>
        {isAwaited && mayMark && (
          <Button size="large" aria-label={`${t('frontdesk.CHECK_IN')}, ${title}`} onClick={onOpen}>
            {t('frontdesk.CHECK_IN')}
          </Button>
        )}
        {next && mayMark && (
          <Button
            size="large"
            aria-label={`${t(`frontdesk.DO_${next}`)}, ${title}`}
            onClick={() => presses.press({ bookingIdx, version, state: next, players: marksOf(group) })}
          >
            {t(`frontdesk.DO_${next}`)}
          </Button>
        )}
        <Button look="plain" size="large" aria-label={`${t('frontdesk.OPEN')}, ${title}`} onClick={onOpen}>
          {t('frontdesk.OPEN')}
        </Button>
      </div>
    </li>
  )
}

/** Whether the group has paid, or what is open; nothing for a round without a price. */
function Payment({ group }: Pick<Props, 'group'>) {
  const t = useText()
  const { money } = useFormat()
  const open = openOfGroup(group)
  if (open > 0)
    return <span>{t(group.payment ? 'desk.PAY_STILL_OPEN' : 'desk.PAY_OPEN', { amount: money(open) })}</span>
  if (open < 0) return <span>{t('desk.PAY_BACK', { amount: money(-open) })}</span>
  return group.payment ? <span>{t('desk.PAID')}</span> : null
}
