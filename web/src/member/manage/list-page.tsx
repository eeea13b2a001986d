import { create } from '@clubhouse/contract/member/record'
import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { SidePanel } from '../../ui/side-panel'
import { MemberForm } from './member-form'
import { MEMBERS } from './member-list'
import { MemberPanel } from './member-panel'

export const handle = { messages: ['member-manage', 'form', 'history', 'signup'] }

export default function MemberListPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('member-manage.TITLE')} />
      <ListPage
        list={MEMBERS}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('member-manage.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('member-manage.NEW')} onClose={() => go({ new: undefined })}>
              <MemberForm
                onSaved={(name) => {
                  toast(t('member-manage.ADDED', { name }), { type: 'success' })
                  refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, close, refetch }) => (
          <MemberPanel key={open} memberIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
