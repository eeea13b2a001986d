import {
  history,
  type MemberAction,
  type MemberDetail,
  one,
  resetPassword,
  setState,
} from '@clubhouse/contract/member/manage'
import { list, make } from '@clubhouse/contract/reservation/manage'
import { forManager } from '@clubhouse/contract/reservation/sheet'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { RecordPanel } from '../../office/record-panel'
import { useMay } from '../../session/may'
import { Button, ButtonLink } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { ActForm } from './act-form'
import styles from './manage.module.css'
import { MemberBookings } from './member-bookings'
import { MemberFacts } from './member-facts'
import { isHard } from './member-words'

interface Props {
  memberIdx: number
  onClose: () => void
  onChanged: () => void
}

export function MemberPanel({ memberIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const [action, setAction] = useState<MemberAction>()
  // Reading is audited, so it is not repeated automatically.
  const { data: member, error, refetch } = useCall(one, { memberIdx }, { quiet: true, staleTime: Infinity })
  const changed = () => {
    onChanged()
    return refetch()
  }
  const isIdle = member && action === undefined
  const mayAct = isIdle && may(setState) && (member.actions.length > 0 || member.mayReset)
  const mayBook = isIdle && member.state === 'ACTIVE' && may(make) && may(forManager)
  return (
    <RecordPanel
      history={history}
      recordIdx={memberIdx}
      title={member?.name ?? t('member-manage.ONE')}
      actions={
        (mayAct || mayBook) && (
          <>
            {mayAct && <Actions member={member} onAction={setAction} onReset={changed} />}
            {mayBook && (
              <ButtonLink look="plain" to={`/ishm?for=${memberIdx}`}>
                {t('member-manage.BOOK_FOR')}
              </ButtonLink>
            )}
          </>
        )
      }
      onClose={onClose}
    >
      {member && action && (
        <ActForm key={action} member={member} action={action} onChanged={changed} onDone={() => setAction(undefined)} />
      )}
      {member && <MemberFacts member={member} />}
      {member && may(list) && <MemberBookings memberIdx={memberIdx} />}
      {member && !may(setState) && <p className={styles.quiet}>{t('member-manage.READ_ONLY')}</p>}
      {error?.status === 404 && !member && (
        <Empty title={t('member-manage.GONE')}>{t('member-manage.GONE_HINT')}</Empty>
      )}
      {error && error.status !== 404 && !member && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!member && !error && <Loading lines={8} />}
    </RecordPanel>
  )
}

interface ActionsProps {
  member: MemberDetail
  onAction: (action: MemberAction) => void
  onReset: () => void
}

function Actions({ member, onAction, onReset }: ActionsProps) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const { memberIdx, name, email } = member
  async function reset() {
    const message = t('member-manage.ASK_RESET', { name, email })
    if (!(await confirm({ message, yes: t('member-manage.RESET') }))) return
    setPending(true)
    try {
      const { sentTo } = await ask(resetPassword, { memberIdx })
      toast(t('common.SENT_TO', { to: sentTo }), { type: 'success' })
    } catch {
      // The refusal was shown already.
    }
    setPending(false)
    onReset()
  }
  return (
    <>
      {member.actions.map((one) => (
        <Button
          key={one}
          look={one === 'APPROVE' ? 'main' : 'plain'}
          className={isHard(one) ? styles.danger : undefined}
          onClick={() => onAction(one)}
        >
          {t(`member-manage.${one}`)}
        </Button>
      ))}
      {member.mayReset && (
        <Button look="plain" pending={pending} onClick={reset}>
          {t('member-manage.RESET')}
        </Button>
      )}
    </>
  )
}
