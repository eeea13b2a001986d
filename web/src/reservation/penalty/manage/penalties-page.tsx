import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { PenaltyPanel } from './penalty-panel'
import { PENALTIES } from './penalty-rows'

export const handle = { messages: ['penalty-list', 'form', 'history', 'desk'] }

/** Penalties of all members; those that were proposed wait here for a decision. */
export default function PenaltiesPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('penalty-list.TITLE')} />
      <ListPage
        list={PENALTIES}
        lead={({ data }) => (
          <p>
            {t('penalty-list.LEAD')} {data && t('penalty-list.PROPOSED_COUNT', { count: data.counts.PROPOSED })}
          </p>
        )}
        record={({ open, close, refetch }) => (
          <PenaltyPanel key={open} penaltyIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
