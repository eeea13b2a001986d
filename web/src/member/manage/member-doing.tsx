import type { MemberAction, MemberDetail } from '@clubhouse/contract/member/manage'
import { messages } from '@clubhouse/contract/member/record'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryKey } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { MessageForm } from '../message/message-form'
import { ActForm } from './act-form'
import styles from './manage.module.css'
import { MemberForm } from './member-form'

export type Doing = MemberAction | 'EDIT' | 'MESSAGE'

interface Props {
  member: MemberDetail
  doing: Doing
  onChanged: () => Promise<unknown>
  onDone: () => void
}

/** The form of what a manager is about to do with a member. */
export function MemberDoing({ member, doing, onChanged, onDone }: Props) {
  const t = useText()
  const queries = useQueryClient()
  if (doing === 'EDIT')
    return (
      <Framed onBack={onDone}>
        <MemberForm
          member={member}
          refresh={onChanged}
          onSaved={() => {
            toast(t('common.SAVED'), { type: 'success' })
            void onChanged()
            onDone()
          }}
        />
      </Framed>
    )
  if (doing === 'MESSAGE')
    return (
      <Framed title={t('member-message.SEND')} onBack={onDone}>
        <MessageForm
          to={{ memberIdx: [member.memberIdx] }}
          onDone={() => {
            void queries.invalidateQueries({ queryKey: queryKey(messages) })
            onDone()
          }}
        />
      </Framed>
    )
  return <ActForm key={doing} member={member} action={doing} onChanged={onChanged} onDone={onDone} />
}

function Framed({ title, onBack, children }: { title?: string; onBack: () => void; children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.act}>
      {title && <h3>{title}</h3>}
      {children}
      <Button look="plain" className={styles.back} onClick={onBack}>
        {t('member-manage.BACK')}
      </Button>
    </div>
  )
}
