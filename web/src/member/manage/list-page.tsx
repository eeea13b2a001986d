import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { MEMBERS } from './member-list'
import { MemberPanel } from './member-panel'

export const handle = { messages: ['member-manage', 'form'] }

export default function MemberListPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('member-manage.TITLE')} />
      <ListPage
        list={MEMBERS}
        record={({ open, close, refetch }) => (
          <MemberPanel key={open} memberIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
