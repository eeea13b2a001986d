import { list as seasons } from '@clubhouse/contract/reservation/team/season'
import { useMemo } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { formsOf } from './form-list'
import { FormPanel } from './form-panel'
import { TeamPages } from './team-pages'

export const handle = {
  messages: ['team-manage', 'team', 'team-contract', 'team-season', 'reservation', 'form', 'manager', 'history'],
}

/** The applications of groups, and the panel of one. */
export default function FormsPage() {
  const t = useText()
  const { data } = useCall(seasons, {}, { enabled: useMay()(seasons), _nop_: true })
  const list = useMemo(() => formsOf(data ?? []), [data])
  return (
    <>
      <PageHead title={t('team-manage.TITLE')} />
      <ListPage
        list={list}
        above={() => <TeamPages />}
        record={({ open, close, refetch }) => (
          <FormPanel key={open} formIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
