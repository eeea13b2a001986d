import type { ManagedRule } from '@clubhouse/contract/reservation/rules/opening'
import { useText } from '../../../../language/use-text'
import { SidePanel } from '../../../../ui/side-panel'
import { RuleForm } from './rule-form'

interface Props {
  rules: readonly ManagedRule[]
  onClose: () => void
  onChanged: () => Promise<unknown>
}

export function NewRulePanel({ rules, onClose, onChanged }: Props) {
  const t = useText()
  const saved = () => {
    void onChanged()
    onClose()
  }
  return (
    <SidePanel title={t('opening.NEW')} onClose={onClose}>
      <RuleForm rules={rules} onSaved={saved} />
    </SidePanel>
  )
}
