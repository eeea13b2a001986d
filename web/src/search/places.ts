import { everywhere, type FoundKind, type FoundRecord } from '@clubhouse/contract/search'
import type { ManagerMenu } from '@clubhouse/contract/session'
import { useRootData } from '../api/root-data'
import { useCall } from '../api/use-call'
import { useFormat, useText } from '../language/use-text'
import { morePagesOf } from '../office/more-pages'
import { openedPlaces } from '../office/opened'
import { useMay } from '../session/may'
import { useManagerMenu } from '../session/session-store'
import type { FoundGroup } from '../ui/form/find-box'
import { useSettled } from '../ui/form/use-settled'
import { ACTIONS } from './actions'
import { fitsScreen } from './screen-words'

/** The menu that names the list of a kind. */
const MENU = {
  member: '950100',
  booking: '940400',
  standby: '940600',
  draw: '940700',
  team: '940800',
  penalty: '940900',
  coupon: '950300',
  inquiry: '950200',
  notice: '930600',
  event: '930400',
  faq: '930100',
  data: '930300',
  fnb: '930200',
  banner: '930500',
  section: '930900',
  hof: '930800',
  'lost-item': '930700',
  'lost-report': '930700',
} as const satisfies Record<FoundKind, string>

/** What fits the words typed: screens and actions immediately, records when the server has found them; else what was opened last. */
export function usePlaces(typed: string): { groups: FoundGroup[]; isBusy: boolean } {
  const t = useText()
  const format = useFormat()
  const may = useMay()
  const screens = useScreens()
  const keyword = useSettled(typed.trim())
  const wanted = typed.trim().toLowerCase()
  const { data, isFetching } = useCall(everywhere, { keyword }, { enabled: keyword !== '', _nop_: true })
  const records = wanted !== '' && keyword.toLowerCase() === wanted ? (data ?? []) : []
  const actions = ACTIONS.filter(({ call }) => may(call)).map(({ text, to }) => ({
    id: to,
    code: text,
    label: t(text),
  }))
  const opened = openedPlaces().map((place) => ({ detail: screenOf(screens, place.id), ...place }))
  const detailOf = ({ at, day, detail }: FoundRecord) =>
    [at && t('office.AT', at), detail, day && format.day(day, 'date')].filter(Boolean).join(' · ')
  const groups = [
    wanted === ''
      ? { id: 'recent', title: t('office.PALETTE_RECENT'), options: opened }
      : { id: 'screens', title: t('office.PALETTE_SCREENS'), options: fitsScreen(screens, typed) },
    {
      id: 'actions',
      title: t('office.PALETTE_ACTIONS'),
      options: wanted === '' ? actions : fitsScreen(actions, typed),
    },
    ...records.map(({ kind, list }) => ({
      id: kind,
      title: t(`menu.${MENU[kind]}`),
      options: list.map((one) => ({ id: addressOf(kind, one), label: one.title, detail: detailOf(one) })),
    })),
  ]
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isBusy: wanted !== '' && (isFetching || keyword.toLowerCase() !== wanted),
  }
}

function addressOf(kind: FoundKind, { idx, at, title }: FoundRecord): string {
  if (kind === 'member') return `/ishm/member/list/${idx}`
  if (kind === 'booking') return at ? `/ishm?date=${at.date}&slot=${at.slotIdx}` : '/ishm'
  if (kind === 'inquiry') return `/ishm/member/inquiry/${idx}`
  if (kind === 'team') return `/ishm/reservation/teams/${idx}`
  if (kind === 'standby') return `/ishm/reservation/standby/${idx}`
  if (kind === 'penalty') return `/ishm/reservation/penalties/${idx}`
  // A coupon has no page of its own: the list shows it.
  if (kind === 'coupon') return `/ishm/member/coupon?keyword=${encodeURIComponent(title)}`
  if (kind === 'draw') return `/ishm/reservation/draws/${idx}`
  if (kind === 'lost-report') return `/ishm/board/lost-item/reports/${idx}`
  return `/ishm/board/${kind}/${idx}`
}

/** The screen that an address lies below, which says what a record is; undefined for the screen itself. */
function screenOf(screens: readonly { id: string; label: string }[], address: string): string | undefined {
  const above = screens.filter(({ id }) => address.startsWith(`${id}/`))
  return above.toSorted((a, b) => b.id.length - a.id.length)[0]?.label
}

/** The pages of the office that the manager may open. */
function useScreens() {
  const t = useText()
  const menu = useManagerMenu()
  const pages = useRootData()?.pages ?? []
  const within = ({ isRead, children, ...entry }: ManagerMenu): ManagerMenu[] =>
    isRead ? [{ isRead, children, ...entry }, ...children.flatMap(within)] : []
  return menu
    .flatMap(within)
    .filter(({ code, path, children }) => path && children.length === 0 && pages.includes(code))
    .flatMap(({ code, name, path }) => [
      { id: path!, code, label: t(`menu.${code}`, { defaultValue: name }) },
      ...morePagesOf(code).map((page) => ({ id: page.path, code: page.path, label: t(page.text) })),
    ])
}
