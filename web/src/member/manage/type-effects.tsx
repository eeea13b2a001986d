import { typeEffects } from '@clubhouse/contract/member/record'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Unread } from '../../ui/unread'
import styles from './manage.module.css'

interface Props {
  memberIdx: number
  memberType: string
}

/** What another type would mean for the member, before it is saved. */
export function TypeEffects({ memberIdx, memberType }: Props) {
  const t = useText()
  const { day, money } = useFormat()
  const { data, error, refetch } = useCall(typeEffects, { memberIdx, memberType })
  const fee = (amount: number | null | undefined) =>
    amount == null ? t('member-manage.NO_FEE') : t('member-manage.FEE', { amount: money(amount) })
  return (
    <div className={styles.effects} role="status">
      <h3>{t('member-manage.EFFECTS')}</h3>
      {data?.days.map(({ dayClass, before, after }) => (
        <dl key={dayClass}>
          <dt>{t(`member-manage.${dayClass}`)}</dt>
          <dd>
            <span>{t('member-manage.NOW')}</span> {before.text} {fee(before.greenFee)}
          </dd>
          <dd>
            <span>{t('member-manage.THEN')}</span> {after.text} {fee(after.greenFee)}
          </dd>
        </dl>
      ))}
      {data && data.bookings.length === 0 && <p>{t('member-manage.EFFECTS_NONE')}</p>}
      {data && data.bookings.length > 0 && (
        <>
          <p>{t('member-manage.EFFECTS_BOOKINGS', { count: data.bookings.length })}</p>
          <ul>
            {data.bookings.map(({ bookingIdx, bookingNo, date, time, courseName, why }) => (
              <li key={bookingIdx}>
                {day(date, 'date')} {time} · {courseName} · {bookingNo}
                <small>{t(`member-manage.WHY_${why}`)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {!data && <Unread error={error} retry={refetch} lines={4} />}
    </div>
  )
}
