import type { AuditRow } from '@clubhouse/contract/audit'
import { Icon, type IconName } from '../../ui/icon'

type Deed = AuditRow['deed']

const ICONS: Readonly<Record<Deed, IconName>> = {
  CREATED: 'plus',
  COPIED: 'plus',
  CHANGED: 'pencil',
  PHOTO: 'person',
  REMOVED: 'close',
  CANCELLED: 'close',
  ERASED: 'close',
  UNDONE: 'undo',
  RESTORED: 'undo',
  READ: 'eye',
  EXPORTED: 'file',
  KEPT: 'file',
  PASSWORD_SENT: 'key',
  PASSWORD: 'key',
  SECOND_FACTOR: 'key',
  PASSKEY: 'key',
  UNLOCKED: 'key',
}

/** The kind of deed as a drawing; the sentence beside it says the same. */
export function DeedIcon({ row }: { row: Pick<AuditRow, 'deed'> }) {
  return <Icon name={ICONS[row.deed]} size={18} />
}
