import { type MemberDetail, resetPassword } from '@clubhouse/contract/member/manage'
import { merge } from '@clubhouse/contract/member/merge'
import { send } from '@clubhouse/contract/member/message'
import { change } from '@clubhouse/contract/member/record'
import { make } from '@clubhouse/contract/reservation/desk/desk'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { ActionMenu, type MenuAction } from '../../ui/action-menu'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import type { Doing } from './member-doing'
import { callOf, isHard } from './member-words'

interface Props {
  member: MemberDetail
  onDo: (doing: Doing) => void
  onReset: () => void
}

const CLOSED = ['WITHDRAW_REQUESTED', 'WITHDRAWN']
/** The first of these that may be done is the button; the others are in the menu. */
const FIRST = ['APPROVE', 'WAKE', 'RESUME', 'UNBLOCK', 'RESTORE', 'BOOK_FOR', 'EDIT']

/** What a manager may do with a member, in the foot of the record. */
export function MemberActions({ member, onDo, onReset }: Props) {
  const t = useText()
  const { reset, pending } = useReset(member, onReset)
  const actions = useActions(member, onDo, reset)
  const main = FIRST.map((id) => actions.find((one) => one.id === id)).find((one) => one !== undefined)
  const others = actions.filter((one) => one !== main)
  return (
    <>
      {main && <Main {...main} />}
      {others.length > 0 && <ActionMenu label={t('member-manage.MORE_ACTIONS')} actions={others} />}
      {pending && <span role="status">{t('member-manage.SENDING')}</span>}
    </>
  )
}

const Main = ({ label, act }: MenuAction) =>
  typeof act === 'string' ? <ButtonLink to={act}>{label}</ButtonLink> : <Button onClick={act}>{label}</Button>

function useActions(member: MemberDetail, onDo: Props['onDo'], reset: () => void): MenuAction[] {
  const t = useText()
  const may = useMay()
  const { memberIdx, state } = member
  const isOpen = !CLOSED.includes(state)
  const books = state === 'ACTIVE' && may(make) && may(forManager)
  const edits: Doing[] = isOpen && may(change) ? ['EDIT'] : []
  const standing = member.actions.filter((one) => may(callOf(one)))
  return [
    ...[...edits, ...standing.filter((one) => !isHard(one))].map((id) => ({
      id,
      label: t(`member-manage.${id as 'EDIT'}`),
      act: () => onDo(id),
    })),
    ...(books ? [{ id: 'BOOK_FOR', label: t('member-manage.BOOK_FOR'), act: `/ishm?for=${memberIdx}` }] : []),
    ...(isOpen && may(send) ? [{ id: 'MESSAGE', label: t('member-message.SEND'), act: () => onDo('MESSAGE') }] : []),
    ...(member.mayReset && may(resetPassword) ? [{ id: 'RESET', label: t('member-manage.RESET'), act: reset }] : []),
    ...(isOpen && may(merge)
      ? [{ id: 'MERGE', label: t('member-manage.MERGE'), act: `/ishm/member/merge?a=${memberIdx}` }]
      : []),
    ...standing
      .filter(isHard)
      .map((id) => ({ id, label: t(`member-manage.${id}`), isDanger: true, act: () => onDo(id) })),
  ]
}

function useReset({ memberIdx, name, email }: MemberDetail, onReset: () => void) {
  const t = useText()
  const [pending, setPending] = useState(false)
  const reset = async () => {
    if (pending) return
    const message = t('member-manage.ASK_RESET', { name, email })
    if (!(await confirm({ message, yes: t('member-manage.RESET') }))) return
    setPending(true)
    try {
      const { sentTo } = await ask(resetPassword, { memberIdx }, { toasts: 'all' })
      toast(t('common.SENT_TO', { to: sentTo }), { type: 'success' })
    } catch {
      // The refusal was shown already.
    }
    setPending(false)
    onReset()
  }
  return { reset, pending }
}
