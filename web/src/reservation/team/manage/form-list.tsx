import type { TeamSeason } from '@clubhouse/contract/reservation/team/season'
import { FORM_STATES } from '@clubhouse/contract/reservation/team/team'
import { forms } from '@clubhouse/contract/reservation/team/team-manage'
import { useCodes } from '../../../code/use-codes'
import { officeList } from '../../../office/declare'
import { FORM_TONES } from '../team-words'
import { usePattern } from '../use-pattern'
import { TEAMS_PATH } from './team-pages'

interface Wanted {
  row: { cycle: string; wishes: Parameters<ReturnType<typeof usePattern>>[0][] }
}

export const seasonOptions = (seasons: readonly TeamSeason[]) =>
  seasons.map(({ seasonIdx, year }) => ({ value: String(seasonIdx), label: String(year) }))

/** The applications of groups. @param seasons that the list can be narrowed to */
export const formsOf = (seasons: readonly TeamSeason[]) =>
  officeList({
    call: forms,
    path: TEAMS_PATH,
    texts: 'team-manage',
    key: ({ formIdx }) => formIdx,
    record: 'path',
    title: {
      heading: 'team-manage.TEAM',
      sort: 'teamName',
      text: ({ teamName }) => teamName,
      Below: ({ row }) => row.president.name,
    },
    columns: [
      { id: 'year', heading: 'team-manage.YEAR', isNarrow: true, text: ({ year }) => String(year) },
      {
        id: 'state',
        heading: 'team-manage.FORM_STATE',
        sort: 'state',
        state: ({ state }) => [FORM_TONES[state], `team-manage.FORM_${state}`],
      },
      { id: 'wish', heading: 'team-manage.FIRST_WISH', Cell: FirstWish },
      { id: 'teams', heading: 'team-manage.TEAMS', isNarrow: true, text: ({ teams }, _, { number }) => number(teams) },
      {
        id: 'people',
        heading: 'team-manage.ROSTER',
        isNarrow: true,
        text: ({ rosterSize }, _, { number }) => number(rosterSize),
      },
      {
        id: 'rounds',
        heading: 'team-manage.ROUNDS',
        isNarrow: true,
        text: ({ score }, _, { number }) => number(score.rounds),
      },
      {
        id: 'conflicts',
        heading: 'team-manage.CONFLICTS',
        isNarrow: true,
        text: ({ conflicts }, _, { number }) => number(conflicts),
      },
      {
        id: 'submitted',
        heading: 'team-manage.SUBMITTED',
        sort: '-submittedAt',
        isNarrow: true,
        text: ({ submittedAt }, _, { day, dayOf }) => (submittedAt ? day(dayOf(submittedAt), 'date') : '–'),
      },
    ],
    filters: [
      {
        kind: 'select',
        name: 'seasonIdx',
        label: 'team-manage.YEAR',
        all: 'team-manage.YEAR_ALL',
        accept: /^\d{1,15}$/,
        options: () => seasonOptions(seasons),
      },
      {
        kind: 'select',
        name: 'state',
        label: 'team-manage.FORM_STATE',
        all: 'team-manage.FORM_ALL',
        accept: FORM_STATES,
        options: ({ t }) => FORM_STATES.map((value) => ({ value, label: t(`team-manage.FORM_${value}`) })),
      },
      { kind: 'switch', name: 'overdue', label: 'team-manage.OVERDUE_ONLY' },
      { kind: 'keyword', label: 'team-manage.FIND' },
    ],
  })

function FirstWish({ row: { cycle, wishes } }: Wanted) {
  const cycles = useCodes('200')
  const pattern = usePattern()
  const [first] = wishes
  return first ? `${cycles.label(cycle)} · ${pattern(first, cycle)}` : '–'
}
