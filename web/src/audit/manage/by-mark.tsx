import type { AuditRow } from '@clubhouse/contract/audit'
import { useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import { initialsOf } from '../../ui/initials'
import { LineDrawing } from '../../ui/line-drawing'
import styles from './audit.module.css'
import { byWord } from './audit-words'
import { DeedIcon } from './deed-icon'

type Row = Pick<AuditRow, 'by' | 'byKind' | 'deed'>

/** Who did it and the kind of deed, at a glance; the sentence beside them says both. */
export function ByMark({ row }: { row: Row }) {
  const t = useText()
  return (
    <span className={styles.mark} data-mark aria-hidden="true">
      <span className={styles.who} data-by={row.byKind} title={byWord(t, row)}>
        <Who row={row} />
      </span>
      <DeedIcon row={row} />
    </span>
  )
}

/** A member whom the reader may not know has the drawing of a person. */
function Who({ row: { by, byKind } }: { row: Row }) {
  if (byKind === 'SYSTEM') return <LineDrawing path="M3 5h18v14H3V5ZM7 9.500l3 2.500-3 2.500M13 15h4" size={16} />
  return by ? initialsOf(by) : <Icon name="person" size={16} />
}
