import type { DataOf } from '@clubhouse/contract/call'
import { mine } from '@clubhouse/contract/reservation/draw/post'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Fold } from '../../../ui/fold'
import { Pages } from '../../../ui/pages'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import styles from '../draw.module.css'
import { ENTRY_TONES, stateWord, whyNot } from '../draw-words'
import { Consent } from '../entry/consent'
import { EntryFacts } from '../entry/entry-facts'

const SIZE = 20

/** The member's entries, and above them the entries of others that name the member; the page is in the URL. */
export function MyDraws({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const [query] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, refetch } = useCall(mine, { memberIdx, page, size: SIZE })
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  return (
    <>
      {data.named.map((named) => (
        <Consent key={named.entryIdx} named={named} onChanged={() => refetch()} />
      ))}
      {data.total === 0 && (
        <Empty title={t('draw.MINE_NONE')}>
          <p>{t('draw.MINE_NONE_HINT')}</p>
          <ButtonLink look="plain" to="/reservation?view=draws">
            {t('draw.TO_DRAWS')}
          </ButtonLink>
        </Empty>
      )}
      <ul className={styles.list}>
        {data.list.map((entry) => (
          <EntryCard key={entry.entryIdx} entry={entry} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(data.total / SIZE)} />
    </>
  )
}

function EntryCard({ entry }: { entry: DataOf<typeof mine>['list'][number] }) {
  const t = useText()
  const { day } = useFormat()
  const { drawIdx, title, playDate, state, ineligible, bookingIdx, waitingIdx } = entry
  return (
    <li className={styles.card} data-state={state}>
      <h2>
        <Link to={`/reservation/draws/${drawIdx}`}>{day(playDate)}</Link>
      </h2>
      <StateWord tone={ENTRY_TONES[state]}>{stateWord(entry, t)}</StateWord>
      <p className={styles.quiet}>{title}</p>
      {ineligible && <p>{whyNot(ineligible, t)}</p>}
      <Fold summary={t('draw.WHAT_I_ENTERED')}>
        <EntryFacts entry={entry} />
      </Fold>
      <div className={styles.deeds}>
        <ButtonLink look="plain" size="small" to={`/reservation/draws/${drawIdx}`}>
          {t('draw.SEE_DRAW')}
        </ButtonLink>
        {bookingIdx != null && state === 'WON' && (
          <ButtonLink look="plain" size="small" to={`/mypage?booking=${bookingIdx}`}>
            {t('draw.SEE_BOOKING')}
          </ButtonLink>
        )}
        {waitingIdx != null && state === 'STANDBY' && (
          <ButtonLink look="plain" size="small" to="/mypage/standby">
            {t('draw.SEE_STANDBY')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
