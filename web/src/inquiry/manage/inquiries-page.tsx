import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { INQUIRIES } from './inquiry-list'
import { InquiryPages } from './inquiry-pages'
import { InquiryPanel } from './inquiry-panel'

export const handle = {
  messages: ['inquiry-manage', 'inquiry-template', 'form', 'manager', 'history'],
}

export default function InquiriesPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('inquiry-manage.TITLE')} />
      <ListPage
        list={INQUIRIES}
        above={() => <InquiryPages />}
        record={({ open, close, refetch }) => (
          <InquiryPanel key={open} idx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
