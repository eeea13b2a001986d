import { mine as myReports } from '@clubhouse/contract/board/lost-report'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Pages } from '../../../ui/pages'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import styles from '../../own.module.css'
import { ClaimCard } from './claim-card'
import { REPORT_TONES } from './tones'
import { useClaims } from './use-claims'

const SIZE = 10

/** What the member reported as lost, and claims of what was found; the page of the reports is in the URL. */
export function MyLostProperty() {
  const t = useText()
  const id = useId()
  const { label } = useCodes('792')
  const page = Math.max(1, Number(useSearchParams()[0].get('page')) || 1)
  const { data, error, refetch } = useCall(myReports, { page, size: SIZE }, { toasts: 'faults' })
  return (
    <>
      <section aria-labelledby={id} className={styles.list}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1}>
            {t('lost-report.TITLE')}
          </h2>
          <ButtonLink to="/mypage/lost/form">{t('lost-report.WRITE')}</ButtonLink>
        </div>
        {!data && <Unread error={error} retry={refetch} lines={6} />}
        {data?.total === 0 && <Empty title={t('lost-report.NONE')}>{t('lost-report.NONE_HINT')}</Empty>}
        <ul className={styles.list}>
          {data?.list.map(({ reportIdx, title, kind, state, lostDate, matches }) => (
            <li key={reportIdx} className={styles.card} data-waits={matches > 0 || undefined}>
              <h3>
                <Link to={`/mypage/lost/${reportIdx}`}>{title}</Link>
              </h3>
              <StateWord tone={REPORT_TONES[state]}>{t(`lost-report.STATE_${state}`)}</StateWord>
              <p className={styles.quiet}>{t('lost-report.ABOUT', { kind: label(kind), date: lostDate })}</p>
              {matches > 0 && <p>{t('lost-report.MATCHING', { count: matches })}</p>}
            </li>
          ))}
        </ul>
        {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
      </section>
      <Claims />
    </>
  )
}

function Claims() {
  const t = useText()
  const id = useId()
  const { data } = useClaims()
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id}>{t('lost-report.CLAIMS')}</h2>
      <ul className={styles.list}>
        {data.list.map((claim) => (
          <li key={claim.claimIdx} className={styles.card}>
            <ClaimCard claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}
