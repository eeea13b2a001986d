import { history, one, setState } from '@clubhouse/contract/member/manage'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { RecordPanel } from '../../office/record-panel'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Empty } from '../../ui/empty'
import { Unread } from '../../ui/unread'
import { MemberActions } from './member-actions'
import { type Doing, MemberDoing } from './member-doing'
import { MemberFacts } from './member-facts'
import { MemberMessages } from './member-messages'
import { MemberNotes } from './member-notes'
import { MemberTeeTimes } from './member-tee-times'

interface Props {
  memberIdx: number
  onClose: () => void
  onChanged: () => void
}

export function MemberPanel({ memberIdx, onClose, onChanged }: Props) {
  const t = useText()
  const mayChange = useMay()(setState)
  const [doing, setDoing] = useState<Doing>()
  // Reading is audited, so it is not repeated automatically.
  const { data: member, error, refetch } = useCall(one, { memberIdx }, { staleTime: Infinity })
  const changed = () => {
    onChanged()
    return refetch()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={memberIdx}
      title={member?.name ?? t('member-manage.ONE')}
      name={member?.name}
      actions={member && !doing && <MemberActions member={member} onDo={setDoing} onReset={() => void changed()} />}
      onClose={onClose}
    >
      {member && doing && (
        <MemberDoing member={member} doing={doing} onChanged={changed} onDone={() => setDoing(undefined)} />
      )}
      {member && (
        <>
          <MemberFacts member={member} />
          {!mayChange && (
            <p className={base.quiet} data-apart>
              {t('member-manage.READ_ONLY')}
            </p>
          )}
          <MemberNotes memberIdx={memberIdx} notes={member.notes} onAdded={changed} />
          <MemberTeeTimes memberIdx={memberIdx} ahead />
          <MemberTeeTimes memberIdx={memberIdx} ahead={false} />
          <MemberMessages memberIdx={memberIdx} />
        </>
      )}
      {error?.status === 404 && !member && (
        <Empty title={t('member-manage.GONE')}>{t('member-manage.GONE_HINT')}</Empty>
      )}
      {!member && error?.status !== 404 && <Unread error={error} retry={refetch} lines={8} />}
    </RecordPanel>
  )
}
