import { change, history, one } from '@clubhouse/contract/manager/manage'
import { ofAdmin } from '@clubhouse/contract/manager/right'
import { useQueryClient } from '@tanstack/react-query'
import { queryKey, useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { RecordPanel } from '../../office/record-panel'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import base from '../../ui/base.module.css'
import { ButtonLink } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { toast } from '../../ui/feedback/toast'
import { Unread } from '../../ui/unread'
import { Face } from './face'
import { ManagerActions } from './manager-actions'
import { ManagerFacts } from './manager-facts'
import { ManagerForm } from './manager-form'
import type { GroupChoice } from './manager-list'
import { Permissions } from './permissions'
import { useOwnRecord } from './use-own-record'

interface Props {
  idx: number
  /** Undefined until the list is loaded: the form waits for them. */
  groups?: readonly GroupChoice[]
  onClose: () => void
  onChanged: () => void
}

export function ManagerPanel({ idx, groups, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const session = useSession()
  const queries = useQueryClient()
  const { data: manager, error, refetch } = useCall(one, { idx })
  useOwnRecord(manager)
  const isMe = session?.adminIdx === idx
  // Super managers are known to be out of reach; for others the server decides.
  const isAbove = !!manager?.isSSAdmin && !session?.isSSAdmin
  const mayChange = !isMe && !isAbove && may(change)
  const changed = () => {
    onChanged()
    void queries.invalidateQueries({ queryKey: queryKey(ofAdmin) })
    return refetch()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={idx}
      title={manager?.name ?? t('account.ONE')}
      name={manager?.name}
      actions={
        manager &&
        !isMe &&
        !isAbove && <ManagerActions manager={manager} onListed={onChanged} onChanged={changed} onGone={onClose} />
      }
      onClose={onClose}
    >
      {manager && (
        <>
          <Face manager={manager} mayChange={isMe || mayChange} onChanged={changed} />
          <ManagerFacts manager={manager} isWhole={!mayChange} />
          {isAbove && <p className={office.note}>{t('account.ABOVE')}</p>}
          {isMe && (
            <p className={base.quiet} data-apart>
              {t('account.IS_ME')}{' '}
              <ButtonLink look="plain" size="small" to="/ishm/site/my-info" children={t('account.MINE')} />
            </p>
          )}
          {mayChange && groups && (
            <ManagerForm
              manager={manager}
              groups={groups}
              maySuper={session?.isSSAdmin}
              send={t('common.SAVE')}
              refresh={changed}
              onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
            />
          )}
          <Permissions idx={idx} />
        </>
      )}
      {error?.status === 404 && !manager && <Empty title={t('account.GONE')}>{t('account.GONE_HINT')}</Empty>}
      {!manager && error?.status !== 404 && <Unread error={error} retry={refetch} lines={8} />}
    </RecordPanel>
  )
}
