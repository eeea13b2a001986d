import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { STANDBY } from './standby-list'
import { StandbyPanel } from './standby-panel'

export const handle = { messages: ['standby', 'reservation', 'form', 'manager', 'history'] }

/** Who stands by, in the order in which tee times are offered. */
export default function StandbyPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('standby.TITLE')} />
      <ListPage
        list={STANDBY}
        lead={() => <p>{t('standby.LEAD')}</p>}
        record={({ open, close, refetch }) => (
          <StandbyPanel key={open} waitingIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
