import { type InquiryRow, mine } from '@clubhouse/contract/inquiry'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../api/use-call'
import { useCodes } from '../code/use-codes'
import { useText } from '../language/use-text'
import { ButtonLink } from '../ui/button'
import { Empty } from '../ui/empty'
import { Pages } from '../ui/pages'
import { StateWord } from '../ui/state-word'
import { Unread } from '../ui/unread'
import { DueLine } from './due-line'
import styles from './inquiry.module.css'
import { INQUIRY_TONES } from './inquiry-tones'

const SIZE = 10

/** The enquiries of a member, appeals among them; the page is in the URL. */
export function MyInquiries() {
  const t = useText()
  const id = useId()
  const [query] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, refetch } = useCall(mine, { page, size: SIZE }, { toasts: 'faults' })
  return (
    <section aria-labelledby={id} className={styles.list}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {t('inquiry.TITLE')}
        </h2>
        <ButtonLink to="/mypage/cs/form">{t('inquiry.WRITE')}</ButtonLink>
      </div>
      {!data && <Unread error={error} retry={refetch} lines={6} />}
      {data?.total === 0 && <Empty title={t('inquiry.NONE')}>{t('inquiry.NONE_HINT')}</Empty>}
      <ul className={styles.list}>
        {data?.list.map((inquiry) => (
          <InquiryCard key={inquiry.idx} inquiry={inquiry} />
        ))}
      </ul>
      {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
    </section>
  )
}

function InquiryCard({ inquiry }: { inquiry: InquiryRow }) {
  const t = useText()
  const { label } = useCodes('768')
  const { idx, title, type, state, createdAt } = inquiry
  return (
    <li className={styles.card} data-state={state}>
      <h2>
        <Link to={`/mypage/cs/${idx}`}>{title}</Link>
      </h2>
      <StateWord tone={INQUIRY_TONES[state]}>{t(`inquiry.STATE_${state}`)}</StateWord>
      <p className={styles.quiet}>{t('inquiry.ABOUT', { type: label(type), at: createdAt })}</p>
      <DueLine inquiry={inquiry} />
    </li>
  )
}
