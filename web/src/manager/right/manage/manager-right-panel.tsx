import { change as changeManager } from '@clubhouse/contract/manager/manage'
import { applyTo, change, history, ofAdmin } from '@clubhouse/contract/manager/right'
import { useState } from 'react'
import { ask } from '../../../api/transport'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { RecordPanel } from '../../../office/record-panel'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import { Button, ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { Unread } from '../../../ui/unread'
import { standing } from '../../manage/permissions'
import { RightForm } from './right-form'

interface Props {
  idx: number
  onClose: () => void
  onChanged: () => void
}

/** The rights that one manager has now, wherever they came from. */
export function ManagerRightPanel({ idx, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const session = useSession()
  const [pending, setPending] = useState(false)
  const { data, error, refetch } = useCall(ofAdmin, { idx })
  const isMe = session?.adminIdx === idx
  const { admin } = data ?? {}
  const mayChange = !!admin && !isMe && !admin.isSSAdmin && may(change)
  const changed = () => {
    onChanged()
    return refetch()
  }
  async function apply() {
    if (
      !admin ||
      !(await confirm({
        message: t('right.ASK_APPLY_ONE', { name: admin.name, group: admin.groupName }),
        yes: t('right.APPLY'),
      }))
    )
      return
    setPending(true)
    await ask(applyTo, { idx }, { toasts: 'all' })
      .then(() => toast(t('right.APPLIED', { count: 1 }), { type: 'success' }))
      .catch(() => undefined)
    setPending(false)
    await changed()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={idx}
      title={admin ? t('right.OF_MANAGER', { name: admin.name }) : t('right.RIGHTS')}
      onClose={onClose}
    >
      {data && admin && (
        <>
          <p>{standing(data.differsAt, admin, t)}</p>
          {mayChange && may(changeManager) && (
            <ButtonLink look="plain" size="small" to={`/ishm/site/user/${idx}#group`}>
              {t('right.CHANGE_GROUP')}
            </ButtonLink>
          )}
          {isMe && (
            <p className={office.note} data-apart>
              {t('right.IS_ME')}
            </p>
          )}
          {mayChange && data.differs && admin.groupIdx && may(applyTo) && (
            <Button look="plain" pending={pending} onClick={apply}>
              {t('right.APPLY')}
            </Button>
          )}
          <RightForm
            of={{ adminIdx: idx }}
            rights={data.rights}
            differsAt={data.differsAt}
            version={admin.version}
            readOnly={!mayChange}
            name={admin.name}
            refresh={changed}
          />
        </>
      )}
      {error && !data && error.status === 404 && <Empty title={t('account.GONE')}>{t('account.GONE_HINT')}</Empty>}
      {!data && error?.status !== 404 && <Unread error={error} retry={refetch} lines={10} />}
    </RecordPanel>
  )
}
