import { create } from '@clubhouse/contract/board/hof-manage'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { SidePanel } from '../../../ui/side-panel'
import { HofForm } from './hof-form'
import { FEATS } from './hof-list'
import { HofPanel } from './hof-panel'

export const handle = { messages: ['hof-edit', 'hof', 'form', 'manager', 'history'] }

export default function HofPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('hof-edit.TITLE')} />
      <ListPage
        list={FEATS}
        action={({ go }) => mayCreate && <Button onClick={() => go({ new: '1' })}>{t('hof-edit.NEW')}</Button>}
        below={({ data, query, go, refetch }) =>
          data &&
          mayCreate &&
          query.has('new') && (
            <SidePanel title={t('hof-edit.NEW')} onClose={() => go({ new: undefined })}>
              <HofForm
                onSaved={() => {
                  toast(t('hof-edit.CREATED'), { type: 'success' })
                  refetch()
                  go({ new: undefined })
                }}
              />
            </SidePanel>
          )
        }
        record={({ open, close, refetch }) => (
          <HofPanel key={open} idx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
