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

const isDraws = (query: URLSearchParams) => query.get('view') === 'draws'
const bookedOf = (query: URLSearchParams) => Number(query.get('booked'))

/**
 * A search is rendered on the server with all that it says. Code that loads later, such as a hold and its form, loads
 * the texts of the reservation itself (`withTexts`).
 */
export const handle = {
  messages: (query: URLSearchParams) =>
    isDraws(query)
      ? ['tee-times', 'draw']
      : wishOf(query)
        ? ['tee-times', 'course-state', 'free-time', 'reservation', 'form']
        : ['tee-times', 'course-state'],
}

const BookedPage = part(withTexts(() => import('./booked-page')))
const Draws = part(withTexts(() => import('../../draw/list/draws')))
const MoveBand = part(withTexts(() => import('./move-band')))

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FirstView | null> {
  const query = new URL(request.url).searchParams
  const { source, lang } = context.get(rendering)
  return bookedOf(query) > 0 || isDraws(query) ? null : firstView(source, lang, query.get('date'))
}

/** Members arriving from another page read their own data and need not wait for the visitor's. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  currentSession()?.memberIdx ? null : serverLoader<typeof loader>()

/** Another day or course only changes the URL; the page reads it itself. */
export const shouldRevalidate = () => false

/** The tee times, the draws or, after a booking, the booking. Day, course and booking are in the URL. */
export default function ReservationPage() {
  const t = useText()
  const [query] = useSearchParams()
  const first = useLoaderData<FirstView | null>() ?? undefined
  // An account that cannot book cannot read its bookings either: the tee times say why.
  const { limitedTo } = useViewer()
  const booked = limitedTo ? 0 : bookedOf(query)
  const moving = Number(query.get('move'))
  return (
    <main id="content">
      <PageHead title={t(isDraws(query) ? 'tee-times.DRAWS' : 'tee-times.TITLE')} />
      {booked > 0 ? (
        <Suspense fallback={<Loading lines={6} />}>
          <BookedPage bookingIdx={booked} />
        </Suspense>
      ) : isDraws(query) ? (
        <Suspense fallback={<LoadingDraws />}>
          <Draws />
        </Suspense>
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
function LoadingDraws() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('tee-times.DRAWS')} seed="reservation" />
      <Loading lines={12} />
    </>
  )
}
