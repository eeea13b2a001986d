import { change, check, history, type ManagedRule, remove, undo } from '@clubhouse/contract/reservation/rules/opening'
import { CallFail } from '../../../../api/call-fail'
import { ask } from '../../../../api/transport'
import { useText } from '../../../../language/use-text'
import { RecordPanel } from '../../../../office/record-panel'
import { RemoveRecord } from '../../../../office/remove-record'
import { useMay } from '../../../../session/may'
import { alert } from '../../../../ui/feedback/dialog'
import { RuleForm } from './rule-form'

interface Props {
  rule: ManagedRule
  rules: readonly ManagedRule[]
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function RulePanel({ rule, rules, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const { ruleIdx } = rule
  return (
    <RecordPanel
      history={history}
      recordIdx={ruleIdx}
      title={t('opening.ONE')}
      actions={
        <RemoveRecord
          remove={remove}
          undo={undo}
          record={{ ruleIdx, version: rule.version }}
          back={{ ruleIdx }}
          label={t('opening.REMOVE')}
          question={() => questionOf(ruleIdx, t)}
          onChanged={onChanged}
          onRemoved={onClose}
        />
      }
      onClose={onClose}
    >
      <RuleForm
        rule={rule}
        rules={rules}
        readOnly={!may(change)}
        refresh={onChanged}
        onSaved={() => void onChanged()}
      />
    </RecordPanel>
  )
}

/** What deleting a rule means for the days ahead; undefined where it cannot be deleted, which is said. */
async function questionOf(ruleIdx: number, t: ReturnType<typeof useText>): Promise<string | undefined> {
  try {
    const { days } = await ask(check, { ruleIdx })
    const closing = days.filter(({ before, after }) => before && !after).length
    if (closing > 0) return t('opening.ASK_REMOVE_CLOSES', { count: closing })
    return days.length > 0 ? t('opening.ASK_REMOVE_DAYS', { count: days.length }) : t('opening.ASK_REMOVE')
  } catch (error) {
    const isNeeded = error instanceof CallFail && error.code === 'IN_USE'
    await alert(isNeeded ? t('opening.NEEDED_DELETE') : t('common.500'))
    return undefined
  }
}
