import { type LostReport, one, setState } from '@clubhouse/contract/board/lost-report'
import { useId } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useSend } from '../../../api/use-send'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import base from '../../../ui/base.module.css'
import { Button, ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { FileList } from '../../../ui/file-list'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import styles from '../../own.module.css'
import { CLAIM_TONES, REPORT_TONES } from './tones'

export const handle = { messages: ['lost-report', 'mypage'] }

export default function ReportPage() {
  const t = useText()
  const reportIdx = Number(useParams().idx)
  return (
    <main id="content">
      <PageHead title={t('lost-report.ONE')} />
      <RequireMember>
        <div className={styles.page}>
          <p className={styles.quiet}>
            <Link to="/mypage?view=lost">{t('lost-report.ALL')}</Link>
          </p>
          <Shown key={reportIdx} reportIdx={reportIdx} />
        </div>
      </RequireMember>
    </main>
  )
}

function Shown({ reportIdx }: { reportIdx: number }) {
  const t = useText()
  const { data, error, refetch } = useCall(one, { reportIdx })
  if (error?.status === 404)
    return (
      <Empty
        isPage
        title={t('lost-report.GONE')}
        action={<ButtonLink to="/mypage?view=lost">{t('lost-report.ALL')}</ButtonLink>}
      />
    )
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  return <Whole report={data} refresh={refetch} />
}

function Whole({ report, refresh }: { report: LostReport; refresh: () => Promise<unknown> }) {
  const t = useText()
  const { label } = useCodes('792')
  const { send, pending } = useSend(setState)
  const { reportIdx, title, kind, state, lostDate, place, text, files, booking } = report
  const withdraw = async () => {
    if (!(await confirm({ message: t('lost-report.ASK_WITHDRAW') }))) return
    await send({ reportIdx, state: 'WITHDRAWN' }).then(
      () => toast(t('lost-report.WITHDREW'), { type: 'success' }),
      () => {},
    )
    await refresh()
  }
  return (
    <>
      <div className={styles.subject}>
        <h1>{title}</h1>
        <StateWord tone={REPORT_TONES[state]}>{t(`lost-report.STATE_${state}`)}</StateWord>
      </div>
      <p className={styles.quiet}>
        {[t('lost-report.ABOUT', { kind: label(kind), date: lostDate }), place].filter(Boolean).join(' · ')}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {files.length > 0 && <FileList files={files} className={styles.files} />}
      {booking && <Link to={`/mypage?booking=${booking.bookingIdx}`}>{t('lost-report.TO_BOOKING', booking)}</Link>}
      <Found report={report} />
      {state === 'OPEN' && (
        <div className={base.buttons}>
          <Button look="plain" pending={pending} onClick={withdraw}>
            {t('lost-report.WITHDRAW')}
          </Button>
        </div>
      )}
    </>
  )
}

function Found({ report: { state, found } }: { report: LostReport }) {
  const t = useText()
  const id = useId()
  if (state === 'WITHDRAWN' || (state === 'RETURNED' && found.length === 0)) return null
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id}>{t(state === 'OPEN' ? 'lost-report.MATCHES' : 'lost-report.STATE_RETURNED')}</h2>
      {found.length === 0 && <p className={styles.quiet}>{t('lost-report.MATCHES_NONE')}</p>}
      <ul className={styles.list}>
        {found.map(({ idx, title, foundDate, foundPlace, state: itemState, keepUntil, claim }) => (
          <li key={idx} className={styles.card}>
            <h3>{title}</h3>
            {claim && state === 'OPEN' && (
              <StateWord tone={CLAIM_TONES[claim]}>{t(`lost-report.CLAIM_${claim}`)}</StateWord>
            )}
            <p className={styles.quiet}>{t('lost-report.FOUND_AT', { date: foundDate, place: foundPlace })}</p>
            {claim === 'ACCEPTED' && itemState === 'CLAIMED' && <p>{t('lost-report.COLLECT', { date: keepUntil })}</p>}
            {state === 'OPEN' &&
              (claim && claim !== 'REFUSED' ? (
                <Link to="/mypage?view=lost">{t('lost-report.CLAIMS')}</Link>
              ) : (
                <Link to={`/mypage/lost/claim/${idx}`}>{t('lost-report.CLAIM')}</Link>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
