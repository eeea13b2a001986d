import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { LostPropertyPages } from './lost-property-pages'
import { REPORTS } from './report-list'
import { ReportPanel } from './report-panel'

export const handle = { messages: ['lost-report', 'lost-item-edit', 'form', 'manager'] }

export default function ReportsPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('lost-report.TITLE')} />
      <ListPage
        list={REPORTS}
        above={() => <LostPropertyPages />}
        record={({ open, close }) => <ReportPanel key={open} reportIdx={Number(open)} onClose={close} />}
      />
    </>
  )
}
