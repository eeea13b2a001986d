import {
  type ManagedClaim,
  type ManagedLostItem,
  NEXT_STATES,
  refuse,
  setState,
} from '@clubhouse/contract/board/lost-item-manage'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../../api/use-send'
import { useFormat, useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'
import { CLAIM_TONES } from '../own/tones'
import styles from './lost-item.module.css'
import { RefuseForm } from './refuse-form'

interface Props {
  item: ManagedLostItem
  refresh?: () => Promise<unknown>
}

/** Who says that it is theirs, beside the marks that the club keeps, and who misses such a thing. */
export function Claims({ item, refresh }: Props) {
  const t = useText()
  const id = useId()
  const { claims, reports, hidden } = item
  return (
    <section className={styles.part} aria-labelledby={`${id}c`}>
      <h3 id={`${id}c`}>{t('lost-item-edit.CLAIMS')}</h3>
      {claims.length === 0 && <p className={base.quiet}>{t('lost-item-edit.CLAIMS_NONE')}</p>}
      {claims.length > 0 && hidden && <p>{t('lost-item-edit.COMPARE', { marks: hidden })}</p>}
      <ul>
        {claims.map((claim) => (
          <Claim key={claim.claimIdx} item={item} claim={claim} refresh={refresh} />
        ))}
      </ul>
      {reports.length > 0 && <h4>{t('lost-item-edit.MATCHES_LEAD')}</h4>}
      <ul>
        {reports.map(({ reportIdx, member, title, text, lostDate, place }) => (
          <li key={reportIdx}>
            <Link to={`/ishm/board/lost-item/reports/${reportIdx}`}>{title}</Link>
            <p>{text}</p>
            <small>
              {[member.name, t('lost-item-edit.REPORT_LOST', { date: lostDate }), place].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Claim({ item, claim, refresh }: Props & { claim: ManagedClaim }) {
  const t = useText()
  const may = useMay()
  const { instant } = useFormat()
  const { send, pending } = useSend(setState)
  const [isRefusing, setRefusing] = useState(false)
  const { claimIdx, member, description, phoneNo, at, state, reason } = claim
  const isOpen = NEXT_STATES[item.state].length > 0 && state !== 'REFUSED'
  const again = async () => refresh?.()
  const stop = () => setRefusing(false)
  const accept = () =>
    send({ idx: item.idx, version: item.version, state: 'CLAIMED', claimIdx })
      .then(() => toast(t('lost-item-edit.ACCEPTED'), { type: 'success' }))
      .catch(() => {})
      .then(again)
  return (
    <li>
      <b>{member.name}</b> <StateWord tone={CLAIM_TONES[state]}>{t(`lost-item-edit.CLAIM_${state}`)}</StateWord>
      <p>{description}</p>
      {reason && <p>{t('lost-report.REFUSED_WHY', { reason })}</p>}
      <small>
        {phoneNo && `${phoneNo} · `}
        <Time at={at}>{instant(at)}</Time>
      </small>
      {isRefusing && (
        <RefuseForm
          item={item}
          claim={claim}
          isOver={!isOpen}
          refresh={again}
          onDone={() => again().then(stop)}
          onBack={stop}
        />
      )}
      {isOpen && !isRefusing && (
        <div className={base.buttons}>
          {state === 'OPEN' && item.state !== 'CLAIMED' && may(setState) && (
            <Button size="small" pending={pending} onClick={accept}>
              {t('lost-item-edit.ACCEPT')}
            </Button>
          )}
          {may(refuse) && (
            <Button look="plain" size="small" onClick={() => setRefusing(true)}>
              {t('lost-item-edit.REFUSE')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
