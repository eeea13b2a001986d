import { change as changeGroup, groupRecord, history, one } from '@clubhouse/contract/manager/group'
import { change } from '@clubhouse/contract/manager/right'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { NotShown } from '../../../office/not-shown'
import office from '../../../office/parts.module.css'
import { RecordPanel } from '../../../office/record-panel'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { GroupActions } from './group-actions'
import { GroupForm } from './group-form'
import styles from './right.module.css'
import { RightForm } from './right-form'

interface Props {
  groupIdx: number
  /** Of all groups. */
  names: readonly string[]
  onClose: () => void
  onChanged: () => void
  onOpen: (groupIdx: number) => void
  onManager: (idx: number) => void
}

export function GroupPanel({ groupIdx, names, onClose, onChanged, onOpen, onManager }: Props) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useCall(one, { groupIdx })
  const changed = () => {
    onChanged()
    return refetch()
  }
  return (
    <RecordPanel
      history={history}
      recordIdx={groupIdx}
      title={data?.group.name ?? t('right.ONE')}
      actions={
        data && (
          <GroupActions
            found={data}
            names={names}
            onListed={onChanged}
            onChanged={changed}
            onGone={onClose}
            onOpen={onOpen}
          />
        )
      }
      onClose={onClose}
    >
      {data && (
        <>
          {data.group.isTooWide && (
            <p className={office.note} data-apart>
              {t('right.TOO_WIDE')}
            </p>
          )}
          {may(changeGroup) && (
            <GroupForm
              calls={groupRecord}
              row={data.group}
              refresh={changed}
              onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
            />
          )}
          <RightForm
            of={{ groupIdx }}
            rights={data.rights}
            version={data.group.version}
            readOnly={!may(change) || data.group.isTooWide}
            refresh={changed}
          />
          <section className={styles.members} aria-labelledby="group-members">
            <h3 id="group-members">{t('right.MEMBERS')}</h3>
            <p className={base.quiet}>{t('right.MEMBERS_LEAD')}</p>
            {data.admins.length === 0 && <p>{t('right.MEMBERS_NONE')}</p>}
            <ul>
              {data.admins.map(({ idx, name, isSSAdmin, differs }) => (
                <li key={idx}>
                  <Button look="bare" onClick={() => onManager(idx)}>
                    {name}
                  </Button>
                  <span className={base.quiet}>
                    {t(isSSAdmin ? 'right.IS_SUPER' : differs ? 'right.DIFFERS' : 'right.SAME')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      {!data && (
        <NotShown error={error} retry={() => refetch()} gone={t('right.GONE')} hint={t('right.GONE_HINT')} lines={10} />
      )}
    </RecordPanel>
  )
}
