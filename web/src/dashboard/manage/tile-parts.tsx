import type { DataOf } from '@clubhouse/contract/call'
import { type read, TODAY } from '@clubhouse/contract/dashboard'
import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { isEmpty } from './change-words'
import { type Figure, listOf, numberOf, signed } from './list-links'

type Numbers = DataOf<typeof read>

export const LABELS = {
  views: 'day-figures.VIEWS',
  joined: 'day-figures.JOINED',
  left: 'dashboard.LEFT',
  made: 'day-figures.MADE',
  cancelled: 'day-figures.CANCELLED',
  late: 'day-figures.LATE',
  noShow: 'day-figures.NO_SHOW',
  played: 'day-figures.PLAYED',
  fill: 'dashboard.FILL',
  leadDays: 'dashboard.LEAD_TIME',
} as const satisfies Record<Figure, string>

interface Props {
  figure: Figure
  value: number | undefined
  numbers: Numbers
}

export const ComparedWithYear = (props: Props) => (
  <Compared {...props} days={props.numbers.yearBefore} word="dashboard.YEAR" whole="dashboard.WHOLE_YEAR" />
)
export const ComparedWithBefore = (props: Props) => (
  <Compared {...props} days={props.numbers.before} word="dashboard.BEFORE" whole="dashboard.WHOLE_BEFORE" />
)

interface ComparedProps extends Props {
  days: Numbers['before']
  word: 'dashboard.BEFORE' | 'dashboard.YEAR'
  /** Where part of today would stand against a whole day. */
  whole: 'dashboard.WHOLE_BEFORE' | 'dashboard.WHOLE_YEAR'
}

/** The difference to other days, which leads to their list; nothing where the club has no figures from them. */
function Compared({ figure, value, numbers, days, word, whole }: ComparedProps) {
  const t = useText()
  const { number, day } = useFormat()
  const then = numberOf(figure, days)
  if (value === undefined || then === undefined || isEmpty(figure, days)) return null
  const [from, to] = [day(days.from, 'bare'), day(days.to, 'bare')]
  // Visits and rounds are known by day only.
  const isPart = numbers.period === TODAY && (figure === 'views' || figure === 'played')
  const change = signed(value, then, number)
  const said =
    figure === 'fill'
      ? t('dashboard.POINTS', { change })
      : figure === 'leadDays'
        ? t('dashboard.DAYS_CHANGED', { change })
        : change
  return (
    <Link to={listOf(figure, days)}>
      {isPart ? (
        t(whole, { value: then })
      ) : (
        <>
          <b>{said}</b>{' '}
          {word === 'dashboard.YEAR' ? t(word) : t(word, { dates: from === to ? from : `${from} – ${to}` })}
        </>
      )}
    </Link>
  )
}
