import { one as oneGroup } from '@clubhouse/contract/manager/group'
import type { Manager } from '@clubhouse/contract/manager/manage'
import { ofAdmin } from '@clubhouse/contract/manager/right'
import { useCall } from '../../api/use-call'
import { type Say, useText } from '../../language/use-text'
import { HistoryValue } from '../../office/history-value'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import { useField } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import styles from './manager.module.css'
import type { GroupChoice } from './manager-list'
import { added, lettersOf } from './right-values'

interface Props {
  groups: readonly GroupChoice[]
  /** Undefined for a new one. */
  manager?: Pick<Manager, 'idx' | 'groupIdx'>
  /** A super manager has every permission, whatever the group. */
  isSuper?: boolean
}

/** The field groupIdx. Another group than the saved one shows which permissions saving it gives and removes. */
export function GroupField({ groups, manager, isSuper = false }: Props) {
  const t = useText()
  const chosen = Number(useField('groupIdx').value)
  const isOther = chosen > 0 && chosen !== manager?.groupIdx && !isSuper
  return (
    // The permissions of the manager link here.
    <div id="group" className={styles.group}>
      <SelectField
        name="groupIdx"
        label={t('account.GROUP')}
        hint={t('account.GROUP_HINT')}
        options={choices(groups, manager, t)}
      />
      <div role="status">{isOther && <Outcome idx={manager?.idx} groupIdx={chosen} />}</div>
    </div>
  )
}

/** The groups that can be given. A group can be exchanged for another one, not taken away. */
function choices(groups: readonly GroupChoice[], manager: Props['manager'], t: Say) {
  const given = groups.filter(({ isTooWide, groupIdx }) => !isTooWide || groupIdx === manager?.groupIdx)
  return [
    ...(manager?.groupIdx ? [] : [{ value: '', label: t('account.GROUP_NONE') }]),
    ...given.map(({ groupIdx, name }) => ({ value: String(groupIdx), label: name })),
  ]
}

/** Nothing for a manager who may not read permissions. */
function Outcome({ idx, groupIdx }: { idx?: number; groupIdx: number }) {
  const t = useText()
  const isAllowed = useMay()(oneGroup)
  const isNew = idx === undefined
  const { data: group } = useCall(oneGroup, { groupIdx }, { enabled: isAllowed })
  const { data: own } = useCall(ofAdmin, { idx: idx ?? 0 }, { enabled: isAllowed && !isNew })
  if (!group || !(own || isNew)) return null
  const before = lettersOf(own?.rights ?? [])
  const after = lettersOf(group.rights)
  const gained = added(before, after)
  const lost = added(after, before)
  return (
    <div className={office.note}>
      {gained.length > 0 && <p>{t('right.GAINS', { count: gained.length })}</p>}
      <Cells of={gained} />
      {lost.length > 0 && <p>{t('right.LOSES', { count: lost.length })}</p>}
      <Cells of={lost} />
      {gained.length + lost.length === 0 && <p>{t('right.KEEPS')}</p>}
    </div>
  )
}

function Cells({ of }: { of: ReturnType<typeof added> }) {
  const t = useText()
  if (of.length === 0) return null
  return (
    <ul>
      {of.map(({ code, letters }) => (
        <li key={code}>
          {t(`menu.${code}` as 'menu.900000')}: <HistoryValue as="rights" value={letters} />
        </li>
      ))}
    </ul>
  )
}
