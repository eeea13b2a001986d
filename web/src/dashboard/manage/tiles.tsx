import type { DataOf } from '@clubhouse/contract/call'
import type { Figures, read } from '@clubhouse/contract/dashboard'
import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import styles from './figures.module.css'
import { KeyTile } from './key-tiles'
import {
  drawsAt,
  type Figure,
  inquiriesAt,
  KEY_FIGURES,
  listOf,
  membersAt,
  numberOf,
  OTHER_FIGURES,
  rateOf,
  standbyAt,
} from './list-links'
import { ComparedWithBefore, ComparedWithYear, LABELS } from './tile-parts'

type Numbers = DataOf<typeof read>

/** The numbers of the period, each a link to its list, beside those of the period and the year before. */
export function Tiles({ numbers }: { numbers: Numbers }) {
  const t = useText()
  const { number } = useFormat()
  const now = figuresOf(numbers)
  const hasBlock = (figure: Figure) =>
    figure === 'fill'
      ? numbers.occupancy != null
      : figure === 'leadDays'
        ? numbers.leadTime != null
        : numberOf(figure, now) !== undefined
  const shown = { now, numbers }
  const key = KEY_FIGURES.filter(hasBlock).map((figure) => <KeyTile key={figure} figure={figure} {...shown} />)
  return (
    <>
      {key.length > 0 && (
        <ul className={styles.tiles} data-key aria-label={t('dashboard.KEY_NUMBERS')}>
          {key}
        </ul>
      )}
      <ul className={styles.tiles} aria-label={t('dashboard.NUMBERS')}>
        {OTHER_FIGURES.filter(hasBlock).map((figure) => (
          <Tile key={figure} figure={figure} {...shown} />
        ))}
        {numbers.waiting != null && (
          <li>
            <span className={styles.name}>{t('dashboard.WAITING')}</span>
            <Link to={standbyAt({ state: 'W' })} className={styles.number}>
              {number(numbers.waiting)}
            </Link>
            <span className={styles.compared}>
              <Link to={standbyAt({ state: 'O' })}>{t('dashboard.OFFERS', { count: numbers.offers ?? 0 })}</Link>
            </span>
          </li>
        )}
        {numbers.drawDemand && <Demand {...numbers.drawDemand} />}
        {numbers.inquiries && (
          <li>
            <span className={styles.name}>{t('dashboard.INQUIRIES')}</span>
            <Link to={inquiriesAt({ open: 'true' })} className={styles.number}>
              {number(numbers.inquiries.open)}
            </Link>
            <span className={styles.compared}>
              <Link to={inquiriesAt({ overdue: 'true', dueFor: 'FIRST_ANSWER' })}>
                {t('dashboard.FIRST_OVERDUE', { count: numbers.inquiries.firstOverdue })}
              </Link>{' '}
              <Link to={inquiriesAt({ overdue: 'true', dueFor: 'ANSWER' })}>
                {t('dashboard.OVERDUE', { count: numbers.inquiries.overdue })}
              </Link>
            </span>
          </li>
        )}
        {numbers.members && (
          <li>
            <span className={styles.name}>{t('dashboard.ACTIVE')}</span>
            <Link to={membersAt({ state: 'ACTIVE' })} className={styles.number}>
              {number(numbers.members.active)}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

/** Entries for each tee time of the draws that run. */
function Demand({ draws, entries, slots }: NonNullable<Numbers['drawDemand']>) {
  const t = useText()
  const { number } = useFormat()
  return (
    <li>
      <span className={styles.name}>{t('dashboard.DEMAND')}</span>
      <Link to={drawsAt({ isRunning: 'true' })} className={styles.number}>
        {slots === 0 ? t('dashboard.NONE') : number(Math.round((10 * entries) / slots) / 10)}
      </Link>
      {draws > 0 && (
        <span className={styles.compared}>
          <span>{t('dashboard.DRAW_ENTRIES', { count: entries })}</span>
          <span>{t('dashboard.DEMAND_SLOTS', { count: slots })}</span>
          <span>{t('dashboard.DEMAND_DRAWS', { count: draws })}</span>
        </span>
      )}
    </li>
  )
}

function Tile({ figure, now, numbers }: { figure: Figure; now: Partial<Figures>; numbers: Numbers }) {
  const t = useText()
  const { number } = useFormat()
  const value = numberOf(figure, now)
  const compared = { figure, value, numbers }
  const say = (count: number) => (figure === 'leadDays' ? t('dashboard.LEAD_MEAN', { count }) : number(count))
  return (
    <li>
      <span className={styles.name}>{t(LABELS[figure])}</span>
      <Link to={listOf(figure, numbers)} className={styles.number}>
        {value === undefined ? t('dashboard.NONE') : say(value)}
      </Link>
      <span className={styles.compared}>
        <ComparedWithBefore {...compared} />
        <ComparedWithYear {...compared} />
      </span>
    </li>
  )
}

function figuresOf({ from, to, views, members, bookings, leadTime, occupancy }: Numbers): Partial<Figures> {
  const taken = occupancy?.reduce((sum, day) => sum + day.taken, 0) ?? 0
  const total = occupancy?.reduce((sum, day) => sum + day.total, 0) ?? 0
  return {
    from,
    to,
    views: views.total,
    joined: members?.joined,
    left: members?.left,
    bookings,
    leadDays: leadTime?.averageDays,
    fill: rateOf({ taken, total }) === undefined ? undefined : { taken, total },
  }
}
