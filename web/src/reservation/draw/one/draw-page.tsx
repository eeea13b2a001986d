import { post, visitorPost } from '@clubhouse/contract/reservation/draw/post'
import {
  data as answered,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { rendering } from '../../../api/page-source'
import { useCall } from '../../../api/use-call'
import { useClub, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { currentSession } from '../../../session/session-store'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { useViewer } from '../../hold/viewer'
import styles from '../draw.module.css'
import { DrawView, type Seen } from './draw-view'

export const handle = { messages: ['draw', 'tee-times', 'reservation', 'form'] }

const NUMBER = /^[1-9]\d{0,14}$/

/** Visitors get it whole; of a draw that only members see, nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!NUMBER.test(params.idx ?? '')) throw new Response(null, { status: 404 })
  const { call, club } = context.get(rendering).source
  const seen = await call(visitorPost, { clubCode: club.clubCode, drawIdx: Number(params.idx) }).catch((error) => {
    if (error instanceof Response && error.status === 404) return null
    throw error
  })
  return answered(seen, { status: seen ? 200 : 404 })
}

/** Members read their own view of it. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  currentSession()?.memberIdx ? null : serverLoader<typeof loader>()

export const shouldRevalidate = () => false

/** What a draw is, what the reader has in it, and what came of it. */
export default function DrawPage() {
  const t = useText()
  const drawIdx = Number(useParams().idx)
  const first = useLoaderData<typeof loader>() ?? undefined
  const { seen, isMissing, requestId, reload } = useDraw(drawIdx, first)
  return (
    <main id="content">
      <PageHead title={seen?.draw.title ?? t('draw.TITLE')} hidden={!seen} />
      {seen && <DrawView seen={seen} reload={reload} />}
      {!seen && (
        <div className={styles.page}>
          {isMissing ? (
            <Empty
              isPage
              title={t('draw.MISSING')}
              action={<ButtonLink to="/reservation?view=draws">{t('draw.TO_DRAWS')}</ButtonLink>}
            />
          ) : requestId !== undefined ? (
            <Wrong requestId={requestId} retry={reload} />
          ) : (
            <Loading lines={12} />
          )}
        </div>
      )}
    </main>
  )
}

/** The draw as the reader sees it: a member with the own entries, everyone else without names. */
function useDraw(drawIdx: number, first: Seen | undefined) {
  const { clubCode } = useClub()
  const { known, memberIdx } = useViewer()
  const isMember = memberIdx > 0
  const own = useCall(post, { memberIdx, drawIdx }, { enabled: isMember })
  const visited = useCall(visitorPost, { clubCode, drawIdx }, { enabled: known && !isMember, initialData: first })
  const { data, error, refetch } = isMember ? own : visited
  // Until the own view is there, what came with the page.
  const seen: Seen | undefined = data ?? (known && !isMember ? undefined : first)
  return {
    seen,
    isMissing: error?.status === 404,
    requestId: error ? (error.requestId ?? '') : undefined,
    reload: () => refetch(),
  }
}
