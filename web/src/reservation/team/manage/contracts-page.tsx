import { list as seasons, type TeamSeason } from '@clubhouse/contract/reservation/team/season'
import { CONTRACT_STATES } from '@clubhouse/contract/reservation/team/team'
import { contracts, type ManagedTeamContract } from '@clubhouse/contract/reservation/team/team-manage'
import { useMemo } from 'react'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { CONTRACT_TONES } from '../team-words'
import { usePattern } from '../use-pattern'
import { ContractPanel } from './contract-panel'
import { seasonOptions } from './form-list'
import { CONTRACTS_PATH, TeamPages } from './team-pages'

export const handle = {
  messages: ['team-contract', 'team-manage', 'team', 'team-season', 'reservation', 'form', 'manager', 'history'],
}

const contractsOf = (all: readonly TeamSeason[]) =>
  officeList({
    call: contracts,
    path: CONTRACTS_PATH,
    texts: 'team-contract',
    key: ({ contractIdx }) => contractIdx,
    record: 'path',
    title: {
      heading: 'team-manage.TEAM',
      sort: 'teamName',
      text: ({ teamName }) => teamName,
      Below: ({ row }) => row.president.name,
    },
    columns: [
      { id: 'year', heading: 'team-manage.YEAR', sort: '-year', isNarrow: true, text: ({ year }) => String(year) },
      {
        id: 'state',
        heading: 'team-manage.CONTRACT_STATE',
        sort: 'state',
        state: ({ state }) => [CONTRACT_TONES[state], `team-manage.CONTRACT_${state}`],
      },
      { id: 'pattern', heading: 'team-contract.WHEN', Cell: When },
      {
        id: 'dates',
        heading: 'team-contract.DATES',
        isNarrow: true,
        text: ({ dates }, _, { number }) => number(dates),
      },
      {
        id: 'skips',
        heading: 'team-contract.SKIPS',
        isNarrow: true,
        text: ({ skipsUsed, skipsMax }, t, { number }) =>
          t('team-contract.USED', { used: number(skipsUsed), most: number(skipsMax) }),
      },
      {
        id: 'played',
        heading: 'team-contract.PLAYED',
        isNarrow: true,
        text: ({ playedShare }, t, { number }) =>
          playedShare == null ? '–' : t('team-manage.PER_CENT', { value: number(playedShare) }),
      },
    ],
    filters: [
      {
        kind: 'select',
        name: 'seasonIdx',
        label: 'team-manage.YEAR',
        all: 'team-manage.YEAR_ALL',
        accept: /^\d{1,15}$/,
        options: () => seasonOptions(all),
      },
      {
        kind: 'select',
        name: 'state',
        label: 'team-manage.CONTRACT_STATE',
        all: 'team-contract.STATE_ALL',
        accept: CONTRACT_STATES,
        options: ({ t }) => CONTRACT_STATES.map((value) => ({ value, label: t(`team-manage.CONTRACT_${value}`) })),
      },
      { kind: 'switch', name: 'onHoliday', label: 'team-contract.HOLIDAY_ONLY' },
      { kind: 'keyword', label: 'team-contract.FIND' },
    ],
  })

function When({ row: { pattern, cycle } }: { row: ManagedTeamContract }) {
  return usePattern()(pattern, cycle)
}

/** The contracts of groups, and the panel of one. */
export default function ContractsPage() {
  const t = useText()
  const { data } = useCall(seasons, {}, { enabled: useMay()(seasons), _nop_: true })
  const list = useMemo(() => contractsOf(data ?? []), [data])
  return (
    <>
      <PageHead title={t('team-contract.TITLE')} />
      <ListPage
        list={list}
        above={() => <TeamPages />}
        record={({ open, close, refetch }) => (
          <ContractPanel key={open} contractIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
