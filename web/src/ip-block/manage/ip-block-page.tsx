import { create } from '@clubhouse/contract/ip-block'
import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { SidePanel } from '../../ui/side-panel'
import { IpBlockForm } from './ip-block-form'
import { BLOCKS } from './ip-block-list'
import { IpBlockPanel } from './ip-block-panel'

export const handle = { messages: ['ip-block', 'board', 'form', 'manager', 'history'] }

export default function IpBlockPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('ip-block.TITLE')} />
      <ListPage
        list={BLOCKS}
        lead={({ data }) => (
          <p>
            {t('ip-block.LEAD')} {data && t('ip-block.MINE', { ip: data.mine })}
          </p>
        )}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('ip-block.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('ip-block.NEW')} onClose={() => go({ new: undefined })}>
              <IpBlockForm
                onSaved={() => {
                  toast(t('ip-block.CREATED'), { type: 'success' })
                  refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, close, refetch }) => (
          <IpBlockPanel key={open} idx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
