import { type AuditRow, list } from '@clubhouse/contract/audit'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Facts } from '../../office/facts'
import { Empty } from '../../ui/empty'
import { SidePanel } from '../../ui/side-panel'
import { Unread } from '../../ui/unread'
import styles from './audit.module.css'
import { AUDIT } from './audit-list'
import { byWord, nounWord, pageOf } from './audit-words'
import { EntryChanges } from './entry-changes'
import { RawValues } from './raw-values'

interface Props {
  auditIdx: number
  onClose: () => void
}

export function AuditPanel({ auditIdx, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useCall(list, { auditIdx, size: 1 })
  const row = data?.list[0]
  return (
    <SidePanel title={row?.said ?? t('audit.ENTRY', { number: auditIdx })} onClose={onClose}>
      {row && <Entry row={row} />}
      {data && !row && <Empty title={t('audit.GONE')}>{t('audit.GONE_HINT')}</Empty>}
      {!data && <Unread error={error} retry={refetch} lines={8} />}
    </SidePanel>
  )
}

function Entry({ row }: { row: AuditRow }) {
  const t = useText()
  const { instant } = useFormat()
  const { noun, recordIdx, memberIdx, changes } = row
  const page = pageOf(row)
  const named = [
    [t('audit.WHEN'), instant(row.at)],
    [t('audit.BY'), byWord(t, row)],
    [t('audit.REASON'), row.reason],
    [t('audit.BOOKING_NO'), row.bookingNo],
  ] as const
  return (
    <>
      <Facts of={named} />
      <ul className={styles.links}>
        {page && (
          <li>
            <Link to={page}>{t('audit.OPEN')}</Link>
          </li>
        )}
        <li>
          <Link to={`${AUDIT.path}?noun=${noun}&recordIdx=${recordIdx}`}>{t('audit.OF_RECORD')}</Link>
        </li>
        {memberIdx && (
          <li>
            <Link to={`${AUDIT.path}?memberIdx=${memberIdx}`}>{t('audit.OF_MEMBER')}</Link>
          </li>
        )}
      </ul>
      {changes && changes.length > 0 && (
        <>
          <h3>{t('audit.CHANGES')}</h3>
          <EntryChanges changes={changes} />
        </>
      )}
      <Technical row={row} />
    </>
  )
}

/** What only someone who looks after the product needs. */
function Technical({ row }: { row: AuditRow }) {
  const t = useText()
  const { noun, recordIdx } = row
  const named = [
    [t('audit.NUMBER'), row.auditIdx],
    [t('audit.RECORD'), `${nounWord(t, noun)} ${recordIdx}`],
    [t('audit.IP'), row.ip],
    [t('audit.CALL'), <code key="call">{row.call}</code>],
    [t('audit.HASH'), row.hash ? <code key="hash">{row.hash}</code> : t('audit.WAITS')],
    [t('audit.PREV_HASH'), row.prevHash && <code key="before">{row.prevHash}</code>],
  ] as const
  return (
    <details className={styles.technical}>
      <summary>{t('audit.TECHNICAL')}</summary>
      <Facts of={named} />
      <h3>{t('audit.VALUES')}</h3>
      <RawValues row={row} />
    </details>
  )
}
