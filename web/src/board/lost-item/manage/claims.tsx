import type { ManagedLostItem } from '@clubhouse/contract/board/lost-item-manage'
import { useId } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'
import styles from './lost-item.module.css'

const TONES = { OPEN: 'wait', ACCEPTED: 'good', REFUSED: 'off' } as const

/** Who says that it is theirs, and who misses such a thing. */
export function Claims({ item: { claims, reports } }: { item: ManagedLostItem }) {
  const t = useText()
  const { instant } = useFormat()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={`${id}c`}>
      <h3 id={`${id}c`}>{t('lost-item-edit.CLAIMS')}</h3>
      {claims.length === 0 && <p className={base.quiet}>{t('lost-item-edit.CLAIMS_NONE')}</p>}
      <ul>
        {claims.map(({ claimIdx, member, description, phoneNo, at, state }) => (
          <li key={claimIdx}>
            <b>{member.name}</b> <StateWord tone={TONES[state]}>{t(`lost-item-edit.CLAIM_${state}`)}</StateWord>
            <p>{description}</p>
            <small>
              {phoneNo && `${phoneNo} · `}
              <Time at={at}>{instant(at)}</Time>
            </small>
          </li>
        ))}
      </ul>
      {reports.length > 0 && <h4>{t('lost-item-edit.MATCHES_LEAD')}</h4>}
      <ul>
        {reports.map(({ reportIdx, member, title, text, lostDate, place }) => (
          <li key={reportIdx}>
            <b>{title}</b>
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
