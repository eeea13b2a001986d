import { post, proof, visitorPost } from '@clubhouse/contract/reservation/draw/post'
import { useParams } from 'react-router'
import { CallFail } from '../../../api/call-fail'
import { useCall } from '../../../api/use-call'
import { useClub, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { PageHeader } from '../../../ui/page-header'
import { Unread } from '../../../ui/unread'
import { useViewer } from '../../hold/viewer'
import styles from '../draw.module.css'
import { Verification } from './verification'

export const handle = { messages: ['draw', 'reservation'] }

/** Computes a draw again in the reader's browser, from what the club publishes of it. */
export default function VerifyPage() {
  const t = useText()
  const drawIdx = Number(useParams().idx)
  const { clubCode } = useClub()
  const { known, memberIdx } = useViewer()
  const isMember = memberIdx > 0
  const { data, error, refetch } = useCall(proof, { drawIdx })
  const visited = useCall(visitorPost, { clubCode, drawIdx }, { enabled: known && !isMember, _nop_: true })
  const own = useCall(post, { memberIdx, drawIdx }, { enabled: isMember, _nop_: true })
  const title = (isMember ? own.data : visited.data)?.draw.title
  const isEarly = error instanceof CallFail && error.code === 'WRONG_STATE'
  return (
    <main id="content">
      <PageHead title={t('draw.VERIFY_TITLE')} hidden />
      <PageHeader title={title ?? t('draw.VERIFY_TITLE')} lead={t('draw.VERIFY_LEAD')} seed="reservation">
        <ButtonLink look="plain" size="small" to={`/reservation/draws/${drawIdx}`}>
          {t('draw.TO_DRAW')}
        </ButtonLink>
      </PageHeader>
      <div className={styles.page} data-paper="draw">
        {data && <Verification drawIdx={drawIdx} bundle={data} mine={own.data?.mine ?? []} />}
        {!data && isEarly && <Empty title={t('draw.VERIFY_EARLY')}>{t('draw.VERIFY_EARLY_HINT')}</Empty>}
        {!data && error?.status === 404 && <Empty title={t('draw.MISSING')} />}
        {!data && !isEarly && error?.status !== 404 && <Unread error={error} retry={refetch} lines={10} />}
      </div>
    </main>
  )
}
