import { useText } from '../../language/use-text'
import { SidePanel } from '../../ui/side-panel'
import styles from './message.module.css'
import { MessageForm, type Recipients } from './message-form'

export function MessagePanel({ to, onClose }: { to: Recipients; onClose: () => void }) {
  const t = useText()
  return (
    <SidePanel title={t('member-message.NEW')} onClose={onClose}>
      <p className={styles.quiet}>
        {to.memberIdx ? t('member-message.TO', { count: to.memberIdx.length }) : t('member-message.TO_LIST')}
      </p>
      <MessageForm to={to} onDone={onClose} />
    </SidePanel>
  )
}
