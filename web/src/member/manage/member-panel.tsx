import {
  history,
  type MemberAction,
  type MemberDetail,
  one,
  resetPassword,
  setState,
} from '@clubhouse/contract/member/manage'
import { send } from '@clubhouse/contract/member/message'
import { change, messages } from '@clubhouse/contract/member/record'
import { make } from '@clubhouse/contract/reservation/manage'
import { forManager } from '@clubhouse/contract/reservation/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { queryKey, useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { RecordPanel } from '../../office/record-panel'
import { useMay } from '../../session/may'
import { Button, ButtonLink } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { MessageForm } from '../message/message-form'
import { ActForm } from './act-form'
import styles from './manage.module.css'
import { MemberFacts } from './member-facts'
import { MemberForm } from './member-form'
import { MemberMessages } from './member-messages'
import { MemberNotes } from './member-notes'
import { MemberTeeTimes } from './member-tee-times'
import { isHard } from './member-words'

interface Props {
  memberIdx: number
  onClose: () => void
  onChanged: () => void
}

export function MemberPanel({ memberIdx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const queries = useQueryClient()
  const [action, setAction] = useState<MemberAction | 'EDIT' | 'MESSAGE'>()
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
            {mayAct && (
              <Actions
                member={member}
                onAction={setAction}
                onReset={changed}
                onEdit={may(change) ? () => setAction('EDIT') : undefined}
                onMessage={may(send) ? () => setAction('MESSAGE') : undefined}
              />
            )}
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
      {member && action === 'EDIT' && (
        <div className={styles.act}>
          <MemberForm
            member={member}
            refresh={changed}
            onSaved={() => {
              toast(t('common.SAVED'), { type: 'success' })
              void changed()
              setAction(undefined)
            }}
          />
          <Button look="plain" onClick={() => setAction(undefined)}>
            {t('member-manage.BACK')}
          </Button>
        </div>
      )}
      {member && action === 'MESSAGE' && (
        <div className={styles.act}>
          <h3>{t('member-message.SEND')}</h3>
          <MessageForm
            to={{ memberIdx: [memberIdx] }}
            onDone={() => {
              setAction(undefined)
              void queries.invalidateQueries({ queryKey: queryKey(messages) })
            }}
          />
          <Button look="plain" onClick={() => setAction(undefined)}>
            {t('member-manage.BACK')}
          </Button>
        </div>
      )}
      {member && action && action !== 'EDIT' && action !== 'MESSAGE' && (
        <ActForm key={action} member={member} action={action} onChanged={changed} onDone={() => setAction(undefined)} />
      )}
      {member && <MemberFacts member={member} />}
      {member && (
        <>
          <MemberNotes memberIdx={memberIdx} notes={member.notes} onAdded={changed} />
          <MemberTeeTimes memberIdx={memberIdx} ahead />
          <MemberTeeTimes memberIdx={memberIdx} ahead={false} />
          <MemberMessages memberIdx={memberIdx} />
        </>
      )}
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
  /** Left out for managers who may not. */
  onEdit?: () => void
  onMessage?: () => void
}

function Actions({ member, onAction, onReset, onEdit, onMessage }: ActionsProps) {
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
      {onEdit && (
        <Button look="plain" onClick={onEdit}>
          {t('member-manage.EDIT')}
        </Button>
      )}
      {onEdit && (
        <ButtonLink look="plain" to={`/ishm/member/merge?a=${memberIdx}`}>
          {t('member-manage.MERGE')}
        </ButtonLink>
      )}
      {onMessage && (
        <Button look="plain" onClick={onMessage}>
          {t('member-message.SEND')}
        </Button>
      )}
      {member.mayReset && (
        <Button look="plain" pending={pending} onClick={reset}>
          {t('member-manage.RESET')}
        </Button>
      )}
    </>
  )
}
