import { proposals } from '@clubhouse/contract/reservation/sheet/waiver'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCall } from '../../../../api/use-call'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { ProposalCard } from './proposal-card'
import styles from './proposals.module.css'

const AGAIN_MS = 60_000
/** The bell leads here. */
const ID = 'waivers'

/** The weather waivers that wait for a decision; nothing while none does. */
export function WaiverProposals() {
  const t = useText()
  const mayRead = useMay()(proposals)
  const { data, refetch } = useCall(proposals, {}, { _nop_: true, enabled: mayRead, refetchInterval: AGAIN_MS })
  const { hash, key } = useLocation()
  const isThere = data !== undefined && data.length > 0
  // Once for each press of a link to it.
  useEffect(() => {
    if (isThere && hash === `#${ID}` && key) document.getElementById(ID)?.scrollIntoView({ block: 'start' })
  }, [isThere, hash, key])
  if (!isThere) return null
  return (
    <section id={ID} className={styles.proposals} aria-labelledby="waivers-title">
      <h2 id="waivers-title">{t('desk.PROPOSALS')}</h2>
      {data.map((one) => (
        <ProposalCard key={one.proposalIdx} proposal={one} onDecided={() => void refetch()} />
      ))}
    </section>
  )
}
