import { useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import base from '../../ui/base.module.css'
import { toast } from '../../ui/feedback/toast'
import { SidePanel } from '../../ui/side-panel'
import { ManagerForm } from './manager-form'
import type { GroupChoice } from './manager-list'

interface Props {
  groups: readonly GroupChoice[]
  onClose: () => void
  onChanged: () => void
}

export function NewUserPanel({ groups, onClose, onChanged }: Props) {
  const t = useText()
  const session = useSession()
  return (
    <SidePanel title={t('account.NEW')} onClose={onClose}>
      <p className={base.quiet} data-apart>
        {t('account.NEW_LEAD')}
      </p>
      <ManagerForm
        groups={groups}
        maySuper={session?.isSSAdmin}
        send={t('account.CREATE')}
        onSaved={({ email }) => {
          toast(t('account.CREATED', { email }), { type: 'success' })
          onChanged()
          onClose()
        }}
      />
    </SidePanel>
  )
}
