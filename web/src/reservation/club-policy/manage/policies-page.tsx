import { change, history, read } from '@clubhouse/contract/reservation/club-policy'
import { IN_EFFECT, type PolicyName } from '@clubhouse/contract/reservation/policies'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { History } from '../../../office/history'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import { Empty } from '../../../ui/empty'
import { ListHead } from '../../../ui/list-head'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { OpeningTable } from './opening-table'
import styles from './policy.module.css'
import { PolicyForm } from './policy-form'

export const handle = { messages: ['club-policy', 'form', 'manager', 'history'] }

/** How days open, and the rules of holding, booking, cancelling and guests. */
export default function PoliciesPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(read)
  return (
    <div className={styles.page}>
      <PageHead title={t('club-policy.TITLE')} />
      <ListHead title={t('club-policy.TITLE')}>
        <p>{t('club-policy.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('club-policy.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && (
        <>
          <OpeningTable />
          {IN_EFFECT.map((name) => (
            <OnePolicy key={name} name={name} />
          ))}
          {session && <PolicyHistory clubIdx={session.clubIdx} />}
        </>
      )}
    </div>
  )
}

function OnePolicy({ name }: { name: PolicyName }) {
  const mayChange = useMay()(change)
  const { data, error, refetch } = useCall(read, { name }, { quiet: true })
  if (data) return <PolicyForm name={name} policy={data} readOnly={!mayChange} refresh={refetch} />
  return error ? <Wrong requestId={error.requestId} retry={() => refetch()} /> : <Loading lines={6} />
}

/** Read when it is opened. */
function PolicyHistory({ clubIdx }: { clubIdx: number }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('club-policy.HISTORY')}</summary>
      {isOpen && <History call={history} recordIdx={clubIdx} />}
    </details>
  )
}
