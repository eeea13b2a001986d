import type { LostClaim } from '@clubhouse/contract/board/lost-claim'
import { useText } from '../../../language/use-text'
import { StateWord } from '../../../ui/state-word'
import styles from '../../own.module.css'
import { CLAIM_TONES } from './tones'

/** A claim of the member, and what the club decided. */
export function ClaimCard({ claim: { item, description, state, reason } }: { claim: LostClaim }) {
  const t = useText()
  return (
    <>
      <h3>{item.title}</h3>
      <StateWord tone={CLAIM_TONES[state]}>
        {item.state === 'RETURNED' && state === 'ACCEPTED'
          ? t('lost-report.STATE_RETURNED')
          : t(`lost-report.CLAIM_${state}`)}
      </StateWord>
      <p className={styles.quiet}>{t('lost-report.FOUND_AT', { date: item.foundDate, place: item.foundPlace })}</p>
      <p>{description}</p>
      {reason && <p>{t('lost-report.REFUSED_WHY', { reason })}</p>}
      {state === 'ACCEPTED' && item.state === 'CLAIMED' && <p>{t('lost-report.COLLECT', { date: item.keepUntil })}</p>}
    </>
  )
}
