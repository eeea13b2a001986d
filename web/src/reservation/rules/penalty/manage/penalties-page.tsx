import { useParams } from 'react-router'
import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { PenaltyPages } from './penalty-pages'
import { PenaltyPanel } from './penalty-panel'
import { PENALTIES } from './penalty-rows'
import { RulesPage } from './rules-page'

export const handle = {
  messages: ['penalty', 'penalty-list', 'penalty-rule', 'terms', 'form', 'manager', 'history', 'desk'],
}

/** The penalties, and beside their numbers the page of their rules. */
export default function PenaltiesPage() {
  return useParams().idx === 'rules' ? <RulesPage /> : <Penalties />
}

/** Penalties of all members; those that were proposed wait here for a decision. */
function Penalties() {
  const t = useText()
  return (
    <>
      <PageHead title={t('penalty-list.TITLE')} />
      <ListPage
        list={PENALTIES}
        above={() => <PenaltyPages />}
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
