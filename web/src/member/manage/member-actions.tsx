import { type MemberAction, type MemberDetail, resetPassword, setState } from '@clubhouse/contract/member/manage'
import { merge } from '@clubhouse/contract/member/merge'
import { send } from '@clubhouse/contract/member/message'
import { change } from '@clubhouse/contract/member/record'
import { make } from '@clubhouse/contract/reservation/manage'
import { forManager } from '@clubhouse/contract/reservation/sheet'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import styles from './manage.module.css'
import type { Doing } from './member-doing'
import { isHard } from './member-words'

interface Props {
  member: MemberDetail
  onDo: (doing: Doing) => void
  onReset: () => void
}

const CLOSED = ['WITHDRAW_REQUESTED', 'WITHDRAWN']

/** What a manager may do with a member, in the foot of the record. */
export function MemberActions({ member, onDo, onReset }: Props) {
  const t = useText()
  const may = useMay()
  const isOpen = !CLOSED.includes(member.state)
  return (
    <>
      {(may(setState) ? member.actions : []).map((one: MemberAction) => (
        <Button
          key={one}
          look={one === 'APPROVE' ? 'main' : 'plain'}
          className={isHard(one) ? styles.danger : undefined}
          onClick={() => onDo(one)}
        >
          {t(`member-manage.${one}`)}
        </Button>
      ))}
      {isOpen && may(change) && (
        <Button look="plain" onClick={() => onDo('EDIT')}>
          {t('member-manage.EDIT')}
        </Button>
      )}
      {isOpen && may(send) && (
        <Button look="plain" onClick={() => onDo('MESSAGE')}>
          {t('member-message.SEND')}
        </Button>
      )}
      {member.mayReset && may(resetPassword) && <Reset member={member} onReset={onReset} />}
      {member.state === 'ACTIVE' && may(make) && may(forManager) && (
        <ButtonLink look="plain" to={`/ishm?for=${member.memberIdx}`}>
          {t('member-manage.BOOK_FOR')}
        </ButtonLink>
      )}
      {isOpen && may(merge) && (
        <ButtonLink look="plain" to={`/ishm/member/merge?a=${member.memberIdx}`}>
          {t('member-manage.MERGE')}
        </ButtonLink>
      )}
    </>
  )
}

function Reset({ member: { memberIdx, name, email }, onReset }: Omit<Props, 'onDo'>) {
  const t = useText()
  const [pending, setPending] = useState(false)
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
    <Button look="plain" pending={pending} onClick={reset}>
      {t('member-manage.RESET')}
    </Button>
  )
}
