import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { AUDIT } from './audit-list'
import { AuditPanel } from './audit-panel'
import { ChainLine } from './chain-line'

export const handle = { messages: ['audit', 'history', 'job'] }

export default function AuditPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('audit.TITLE')} />
      <ListPage
        list={AUDIT}
        above={({ data }) => data && <ChainLine chain={data.chain} />}
        record={({ open, close }) => <AuditPanel key={open} auditIdx={Number(open)} onClose={close} />}
      />
    </>
  )
}
