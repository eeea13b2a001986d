import type { DataOf } from '@clubhouse/contract/call'
import type { list } from '@clubhouse/contract/inquiry-manage'
import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { INQUIRIES } from './inquiry-list'
import { InquiryPages } from './inquiry-pages'
import { InquiryPanel } from './inquiry-panel'

export const handle = {
  messages: ['inquiry', 'inquiry-manage', 'inquiry-template', 'form', 'manager', 'history'],
}

export default function InquiriesPage() {
  const t = useText()
  const leadOf = (data?: DataOf<typeof list>) => [
    t('inquiry-manage.LEAD'),
    ...(data
      ? [
          t('inquiry-manage.LEAD_ASSIGN', { count: data.assignDays }),
          t('inquiry-manage.LEAD_ANSWER', { count: data.answerDays }),
        ]
      : []),
  ]
  return (
    <>
      <PageHead title={t('inquiry-manage.TITLE')} />
      <ListPage
        list={INQUIRIES}
        lead={({ data }) => <p>{leadOf(data).join(' ')}</p>}
        above={() => <InquiryPages />}
        record={({ open, close, refetch }) => (
          <InquiryPanel key={open} idx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
