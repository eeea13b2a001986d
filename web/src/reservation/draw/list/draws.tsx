import type { DataOf } from '@clubhouse/contract/call'
import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import { mine, posts } from '@clubhouse/contract/reservation/draw/post'
import { useSearchParams } from 'react-router'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useClub, useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { PageHeader } from '../../../ui/page-header'
import { Pages } from '../../../ui/pages'
import { Unread } from '../../../ui/unread'
import { useViewer } from '../../hold/viewer'
import styles from '../draw.module.css'
import { DrawCard } from './draw-card'
import { FairnessCard } from './fairness-card'
import { YearReport } from './year-report'

/** The draws of some months: what is planned does not hide on another page what is open. */
const SIZE = 40
/** Entries of the draws on a page: one for each day of play. */
const MOST_MINE = 100

/** The view of the reservation page that lists the draws; the page is in the URL. */
export default function Draws() {
  const t = useText()
  const { memberIdx } = useViewer()
  return (
    <>
      <PageHeader title={t('draw.TITLE')} lead={t('draw.LEAD')} seed="reservation">
        <ButtonLink look="plain" size="small" to="/reservation">
          {t('draw.TO_TIMES')}
        </ButtonLink>
      </PageHeader>
      <div className={styles.page}>
        {memberIdx > 0 && <FairnessCard memberIdx={memberIdx} />}
        <DrawList memberIdx={memberIdx} />
        {memberIdx > 0 && <YearReport />}
      </div>
    </>
  )
}

function DrawList({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const now = useServerNow(60_000)
  const { known } = useViewer()
  const { clubCode } = useClub()
  const [query] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, refetch } = useCall(posts, { clubCode, page, size: SIZE }, { enabled: known })
  const own = useCall(mine, { memberIdx, size: MOST_MINE }, { enabled: memberIdx > 0, _nop_: true })
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  return (
    <section aria-label={t('draw.TITLE')} className={styles.part}>
      {data.total === 0 && <Empty title={t('draw.NONE')}>{t('draw.NONE_HINT')}</Empty>}
      <ul className={styles.list}>
        {inTurn(data.list).map((draw) => (
          <DrawCard
            key={draw.drawIdx}
            draw={draw}
            mine={entriesOf(own.data, draw.drawIdx)}
            next={draw.state === 'REVOKED' ? newerOf(draw, data.list) : undefined}
            now={now}
          />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(data.total / SIZE)} />
    </section>
  )
}

/** What is open first, then what came before, the newest first; what is planned comes last, the next one first. */
const inTurn = (draws: readonly Draw[]): Draw[] => [
  ...draws.filter(({ state }) => state === 'OPEN'),
  ...draws.filter(({ state }) => state !== 'OPEN' && state !== 'PLANNED'),
  ...draws.filter(({ state }) => state === 'PLANNED').reverse(),
]

/** A draw that was planned after another for one of its days, in a part of the day that they share. */
const newerOf = (draw: Draw, draws: readonly Draw[]) =>
  draws.find(
    ({ drawIdx, state, playDates, parts }) =>
      drawIdx > draw.drawIdx &&
      state !== 'REVOKED' &&
      playDates.some((date) => draw.playDates.includes(date)) &&
      parts.some((part) => draw.parts.includes(part)),
  )

const entriesOf = (own: DataOf<typeof mine> | undefined, drawIdx: number) =>
  (own?.list ?? []).filter((entry) => entry.drawIdx === drawIdx)
