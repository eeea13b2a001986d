import { type ManagedReport, one } from '@clubhouse/contract/board/lost-report-manage'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import { NotShown } from '../../../office/not-shown'
import base from '../../../ui/base.module.css'
import { FileList } from '../../../ui/file-list'
import { SidePanel } from '../../../ui/side-panel'
import { StateWord } from '../../../ui/state-word'
import { REPORT_TONES } from '../own/tones'
import styles from './lost-item.module.css'

interface Props {
  reportIdx: number
  onClose: () => void
}

/** What a member lost, beside the items at the club that match. */
export function ReportPanel({ reportIdx, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useCall(one, { reportIdx })
  return (
    <SidePanel title={data?.title ?? t('lost-report.ONE')} onClose={onClose}>
      {data && <About report={data} />}
      {data && <Found report={data} />}
      {!data && (
        <NotShown
          error={error}
          retry={() => refetch()}
          gone={t('lost-report.GONE')}
          hint={t('lost-report.GONE_HINT')}
        />
      )}
    </SidePanel>
  )
}

function About({ report }: { report: ManagedReport }) {
  const t = useText()
  const { day } = useFormat()
  const { label } = useCodes('792')
  const { state, kind, member, phoneNo, lostDate, place, text, booking, files } = report
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('lost-report.STATE'),
      <StateWord key="state" tone={REPORT_TONES[state]}>
        {t(`lost-report.STATE_${state}`)}
      </StateWord>,
    ],
    [t('lost-report.KIND'), label(kind)],
    [
      t('lost-report.MEMBER'),
      <Link key="member" to={`/ishm/member/list/${member.memberIdx}`}>
        {member.name}
      </Link>,
    ],
    [t('lost-report.PHONE_NO'), phoneNo],
    [t('lost-report.LOST_DATE'), day(lostDate, 'date')],
    [t('lost-report.PLACE'), place],
    [t('lost-report.DESCRIBED'), text],
    [
      t('lost-report.BOOKING'),
      booking && (
        <Link
          key="booking"
          to={`/ishm/reservation/bookings?from=${booking.date}&to=${booking.date}&keyword=${booking.bookingNo}`}
        >
          {day(booking.date)} · {booking.bookingNo}
        </Link>
      ),
    ],
    [t('lost-report.SENT_FILES'), files.length > 0 && <FileList key="files" files={files} />],
  ]
  return (
    <section className={styles.part} aria-label={t('lost-report.ONE')}>
      <Facts of={facts} />
    </section>
  )
}

function Found({ report: { found } }: { report: ManagedReport }) {
  const t = useText()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{t('lost-report.MATCHES')}</h3>
      {found.length === 0 && <p className={base.quiet}>{t('lost-report.MATCHES_NONE')}</p>}
      <ul>
        {found.map(({ idx, title, foundDate, foundPlace, state }) => (
          <li key={idx}>
            <Link to={`/ishm/board/lost-item/${idx}`}>{title}</Link>
            <p>{t('lost-report.FOUND_AT', { date: foundDate, place: foundPlace })}</p>
            <small>{t(`lost-item-edit.STATE_${state}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
