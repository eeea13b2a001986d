import { plan } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { ButtonLink } from '../../../ui/button'
import { DRAWS, DRAWS_PATH } from './draw-list'
import { DrawPages } from './draw-pages'
import { DrawPanel } from './draw-panel'

export const handle = { messages: ['draw-manage', 'draw', 'tee-times', 'form', 'manager', 'history'] }

/** The draws of the club, and the panel of one. */
export default function DrawsPage() {
  const t = useText()
  const mayPlan = useMay()(plan)
  return (
    <>
      <PageHead title={t('draw-manage.TITLE')} />
      <ListPage
        list={DRAWS}
        above={() => <DrawPages />}
        action={() => mayPlan && <ButtonLink to={`${DRAWS_PATH}/plan`}>{t('draw-manage.PLAN')}</ButtonLink>}
        record={({ open, close, refetch }) => (
          <DrawPanel key={open} drawIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
