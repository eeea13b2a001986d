import type { Draw, DrawEntry, DrawResult } from '@clubhouse/contract/reservation/draw/draw'
import { useId } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { Fold } from '../../../ui/fold'
import { ScrollFrame } from '../../../ui/scroll-frame'
import { StateWord } from '../../../ui/state-word'
import styles from '../draw.module.css'
import { ENTRY_TONES, hasResults, stateWord, whyNot } from '../draw-words'
import { EntryFacts } from '../entry/entry-facts'
import { LeaveEntry } from '../entry/leave-entry'
import { Receipt } from '../entry/receipt'

interface Props {
  draw: Draw
  entry: DrawEntry
  /** The results of its date. */
  results: readonly DrawResult[]
  now: number | null
  onChanged: () => Promise<unknown>
}

/** What came of an own entry, and why. */
export function MyResult({ draw, entry, results, now, onChanged }: Props) {
  const t = useText()
  const id = useId()
  const { day } = useFormat()
  const { state, playDate, bookingIdx, waitingIdx, ineligible, counts } = entry
  const isFree = state === 'WON' && now !== null && now < Date.parse(draw.releaseUntil)
  return (
    <section className={styles.mine} aria-labelledby={id}>
      <h2 id={id}>{t('draw.MY_ENTRY', { date: day(playDate) })}</h2>
      <StateWord tone={ENTRY_TONES[state]}>{stateWord(entry, t)}</StateWord>
      {ineligible && <p>{whyNot(ineligible, t)}</p>}
      <Why entry={entry} results={results} />
      {state === 'WON' && <p>{isFree ? t('draw.RELEASE_UNTIL', { at: draw.releaseUntil }) : t('draw.RELEASE_OVER')}</p>}
      {counts != null && hasResults(draw) && isLost(entry) && <p>{t(counts ? 'draw.COUNTS' : 'draw.COUNTS_NOT')}</p>}
      {state === 'LOST' && draw.state === 'PUBLISHED' && <p>{t('draw.NOT_STANDING_BY')}</p>}
      <div className={styles.deeds}>
        {bookingIdx != null && state === 'WON' && (
          <ButtonLink look="plain" to={`/mypage?booking=${bookingIdx}`}>
            {t('draw.SEE_BOOKING')}
          </ButtonLink>
        )}
        {waitingIdx != null && state === 'STANDBY' && (
          <ButtonLink look="plain" to="/mypage/standby">
            {t('draw.SEE_STANDBY')}
          </ButtonLink>
        )}
        {state === 'LOST' && draw.state === 'PUBLISHED' && (
          <ButtonLink look="plain" to={`/reservation?date=${playDate}`}>
            {t('draw.SEE_DAY')}
          </ButtonLink>
        )}
        {isFree && <LeaveEntry entry={entry} onChanged={onChanged} />}
      </div>
      <Fold summary={t('draw.WHAT_I_ENTERED')}>
        <EntryFacts entry={entry} />
        <Receipt entryIdx={entry.entryIdx} />
      </Fold>
    </section>
  )
}

const isLost = ({ state }: DrawEntry) => state === 'LOST' || state === 'STANDBY' || state === 'ENDED'

/** The place, and of each wished tee time before the one it got who has it. */
function Why({ entry, results }: Pick<Props, 'entry' | 'results'>) {
  const t = useText()
  const { place, taken, slot, state, distance } = entry
  if (place == null) return null
  const wished = taken ?? []
  return (
    <>
      <p>{t('draw.PLACE_OF', { place, total: results.length })}</p>
      <InShort entry={entry} results={results} />
      {(wished.length > 0 || slot) && (
        <ScrollFrame label={t('draw.WISHED')} className={styles.frame}>
          <table className={styles.table}>
            <caption>{t('draw.WISHED')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('draw.TEE_TIME')}</th>
                <th scope="col">{t('draw.COURSE')}</th>
                <th scope="col">{t('draw.TAKEN_BY')}</th>
              </tr>
            </thead>
            <tbody>
              {wished.map(({ slotIdx, time, courseName, byPlace }) => (
                <tr key={slotIdx}>
                  <th scope="row">{time}</th>
                  <td>{courseName}</td>
                  <td>{byPlace == null ? t('draw.NEVER_FITTED') : t('draw.BY_PLACE', { place: byPlace })}</td>
                </tr>
              ))}
              {slot && (
                <tr data-mine>
                  <th scope="row">{slot.time}</th>
                  <td>{slot.courseName}</td>
                  <td>
                    {state === 'NOT_TAKEN' ? t('draw.ENTRY_NOT_TAKEN') : t('draw.YOURS')}
                    {distance != null && <small>{t('draw.FROM_IDEAL', { count: distance })}</small>}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      <p className={styles.quiet}>{t('draw.SENTENCE')}</p>
    </>
  )
}

/** The reason in one sentence, and why a later number may have a tee time all the same. */
function InShort({ entry, results }: Pick<Props, 'entry' | 'results'>) {
  const t = useText()
  const { taken, slot, place } = entry
  const wished = taken ?? []
  if (slot) return <p>{t('draw.WON_BEHIND')}</p>
  if (!isLost(entry) || wished.length === 0) return null
  const last = Math.max(0, ...wished.map(({ byPlace }) => byPlace ?? 0))
  if (last === 0) return <p>{t('draw.LOST_ROOM')}</p>
  return (
    <>
      <p>
        <b>{t('draw.LOST', { count: wished.length, last })}</b>
      </p>
      <p>{t(results.some((one) => one.place > place! && one.time) ? 'draw.LOST_BEHIND' : 'draw.LOST_NO_LATER')}</p>
    </>
  )
}
