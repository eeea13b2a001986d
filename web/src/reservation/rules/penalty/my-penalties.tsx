import { penalties } from '@clubhouse/contract/member/profile'
import { type MyPenalty, mine } from '@clubhouse/contract/reservation/rules/my-penalty'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Pages } from '../../../ui/pages'
import { RichText } from '../../../ui/rich-text'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { Views } from '../../../ui/views'
import { AppealForm } from './appeal-form'
import { AppealText } from './appeal-text'
import styles from './my-penalties.module.css'
import { PenaltyLines } from './penalty-lines'
import { PENALTY_TONES } from './penalty-tones'

const SIZE = 20

/** All penalties of a member, or those in force; the view and the page are in the URL. */
export function MyPenalties({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const view = query.get('show') === 'active' ? 'active' : 'all'
  const page = Math.max(1, Number(query.get('page')) || 1)
  const state = view === 'active' ? ('ACTIVE' as const) : undefined
  const { data, error, refetch } = useCall(mine, { memberIdx, page, size: SIZE, state })
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  return (
    <>
      <div className={styles.head}>
        <Standing memberIdx={memberIdx} />
        <Views
          label={t('penalty.SHOW')}
          views={[
            { value: 'all', label: t('penalty.SHOW_ALL') },
            { value: 'active', label: t('penalty.SHOW_ACTIVE') },
          ]}
          value={view}
          onChange={(which) => setQuery(which === 'active' ? { show: which } : {}, { replace: true })}
        />
      </div>
      {data.total === 0 && <Empty title={t('penalty.NONE')}>{t('penalty.NONE_HINT')}</Empty>}
      <ul className={styles.list}>
        {data.list.map((penalty) => (
          <PenaltyItem key={penalty.penaltyIdx} penalty={penalty} refresh={refetch} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(data.total / SIZE)} />
      <Rules memberIdx={memberIdx} />
    </>
  )
}

/** Until when the member is suspended, and how often they have cancelled this month. */
function Standing({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const { data } = useCall(penalties, { memberIdx }, { _nop_: true })
  if (!data) return null
  const { suspendedUntil, cancelsThisMonth: count, cancelsMax: from } = data
  return (
    <div role="status">
      {suspendedUntil && <p>{t('mypage.SUSPENDED_UNTIL', { until: suspendedUntil })}</p>}
      {count > 0 && from !== null && <p>{t('mypage.CANCELS', { count, from })}</p>}
    </div>
  )
}

function Rules({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const { data } = useCall(penalties, { memberIdx }, { _nop_: true })
  if (!data?.ruleText) return null
  return (
    <details className={styles.rules}>
      <summary>{t('mypage.PENALTY_RULES')}</summary>
      <RichText html={data.ruleText} />
    </details>
  )
}

const STANDS: readonly MyPenalty['state'][] = ['PROPOSED', 'ACTIVE', 'APPEALED']

function PenaltyItem({ penalty, refresh }: { penalty: MyPenalty; refresh: () => Promise<unknown> }) {
  const t = useText()
  const { label } = useCodes('501')
  const { code, ruleText, state, appeal } = penalty
  return (
    <li className={styles.card} data-state={state}>
      <h2>{label(code, ruleText)}</h2>
      <StateWord tone={PENALTY_TONES[state]}>{t(`penalty.STATE_${state}`)}</StateWord>
      {STANDS.includes(state) ? (
        <p className={styles.lines}>
          <PenaltyLines penalty={penalty} />
        </p>
      ) : (
        <Past penalty={penalty} />
      )}
      {appeal && <AppealText appeal={appeal} />}
      <AppealOffer penalty={penalty} refresh={refresh} />
    </li>
  )
}

/** An appeal can be written while there is time; the page reads the penalty again when it has been sent. */
function AppealOffer({ penalty, refresh }: { penalty: MyPenalty; refresh: () => Promise<unknown> }) {
  const t = useText()
  const now = useServerNow(60_000)
  const [isOpen, setOpen] = useState(false)
  const { appealBy } = penalty
  if (appealBy == null || now === null || Date.parse(appealBy) < now) return null
  if (isOpen) return <AppealForm penalty={penalty} refresh={refresh} onBack={() => setOpen(false)} />
  return (
    <div className={styles.offer}>
      <p>{t('mypage.PENALTY_APPEAL_UNTIL', { at: appealBy })}</p>
      <Button look="plain" onClick={() => setOpen(true)}>
        {t('penalty.APPEAL_WRITE')}
      </Button>
    </div>
  )
}

/** What is over leads to nothing any more: only the facts. */
function Past({ penalty }: { penalty: MyPenalty }) {
  const t = useText()
  const { day, money: amount } = useFormat()
  const { state, paid, from, until, money, playDate, reason, waivedFor } = penalty
  const facts = [
    [t('penalty.ROUND'), playDate && day(playDate, 'date')],
    [t('penalty.DAYS'), until && `${day(from, 'date')} – ${day(until, 'date')}`],
    [t(state === 'WAIVED' && paid ? 'penalty.TO_RETURN' : 'penalty.AMOUNT'), money != null && amount(money)],
    [t('penalty.WAIVED_FOR'), waivedFor && t(`penalty.WAIVED_FOR_${waivedFor}`)],
  ] as const
  return (
    <>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {reason && <p>{reason}</p>}
    </>
  )
}
