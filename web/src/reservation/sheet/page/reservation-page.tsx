import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { rendering } from '../../../api/page-source'
import { useText } from '../../../language/use-text'
import { withTexts } from '../../../language/with-texts'
import { PageHead } from '../../../page/page-head'
import { currentSession } from '../../../session/session-store'
import { Loading } from '../../../ui/loading'
import { PageHeader } from '../../../ui/page-header'
import { part } from '../../../ui/part'
import { useViewer } from '../../hold/viewer'
import { wishOf } from '../find/wish'
import type { FirstView } from '../live/first-view'
import { firstView } from './read-first-view'
import { TeeTimes } from './tee-times'
import styles from './tee-times.module.css'

/** What is shown in place of the tee times. */
const VIEWS = { draws: 'draw', groups: 'team' } as const
const viewOf = (query: URLSearchParams) =>
  (Object.keys(VIEWS) as (keyof typeof VIEWS)[]).find((view) => view === query.get('view'))
const bookedOf = (query: URLSearchParams) => Number(query.get('booked'))

/**
 * A search is rendered on the server with all that it says. Code that loads later, such as a hold and its form, loads
 * the texts of the reservation itself (`withTexts`).
 */
export const handle = {
  messages: (query: URLSearchParams) => {
    const view = viewOf(query)
    if (view) return ['tee-times', VIEWS[view]]
    return wishOf(query)
      ? ['tee-times', 'course-state', 'free-time', 'reservation', 'form']
      : ['tee-times', 'course-state']
  },
}

const BookedPage = part(withTexts(() => import('./booked-page')))
const Draws = part(withTexts(() => import('../../draw/list/draws')))
const Groups = part(withTexts(() => import('../../team/apply/groups')))
const MoveBand = part(withTexts(() => import('./move-band')))

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FirstView | null> {
  const query = new URL(request.url).searchParams
  const { source, lang } = context.get(rendering)
  return bookedOf(query) > 0 || viewOf(query) ? null : firstView(source, lang, query.get('date'))
}

/** Members arriving from another page read their own data and need not wait for the visitor's. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  currentSession()?.memberIdx ? null : serverLoader<typeof loader>()

/** Another day or course only changes the URL; the page reads it itself. */
export const shouldRevalidate = () => false

/** The tee times, the draws, the groups or, after a booking, the booking. Day, course and booking are in the URL. */
export default function ReservationPage() {
  const t = useText()
  const [query] = useSearchParams()
  const first = useLoaderData<FirstView | null>() ?? undefined
  // An account that cannot book cannot read its bookings either: the tee times say why.
  const { limitedTo } = useViewer()
  const booked = limitedTo ? 0 : bookedOf(query)
  const moving = Number(query.get('move'))
  const view = viewOf(query)
  const title = t(view ? `tee-times.${view === 'draws' ? 'DRAWS' : 'GROUPS'}` : 'tee-times.TITLE')
  return (
    <main id="content">
      <PageHead title={title} />
      {booked > 0 ? (
        <Suspense fallback={<LoadingPart />}>
          <BookedPage bookingIdx={booked} />
        </Suspense>
      ) : view ? (
        <Suspense fallback={<LoadingView title={title} />}>{view === 'draws' ? <Draws /> : <Groups />}</Suspense>
      ) : (
        <>
          {moving > 0 && (
            <Suspense>
              <MoveBand bookingIdx={moving} />
            </Suspense>
          )}
          <TeeTimes first={first} />
        </>
      )}
    </main>
  )
}

/** The heading does not wait for the list. */
function LoadingView({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} seed="reservation" />
      <LoadingPart />
    </>
  )
}

/** As wide as what comes in its place. */
function LoadingPart() {
  return (
    <div className={styles.page}>
      <Loading lines={12} />
    </div>
  )
}
