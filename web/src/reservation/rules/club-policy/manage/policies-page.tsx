import { change, history, read } from '@clubhouse/contract/reservation/rules/club-policy'
import { wordOf } from '@clubhouse/contract/reservation/rules/policies'
import { SettingsForm } from '../../../../form/settings-form'
import { useText } from '../../../../language/use-text'
import { ClubHistory } from '../../../../office/club-history'
import styles from '../../../../office/page.module.css'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { useSession } from '../../../../session/session-store'
import { Empty } from '../../../../ui/empty'
import { ListHead } from '../../../../ui/list-head'
import { Loading } from '../../../../ui/loading'
import { Wrong } from '../../../../ui/wrong'
import { OpeningRules } from '../../opening/manage/rules-section'
import { PolicyFields } from './policy-fields'
import type { Policy } from './policy-values'
import { usePolicy, usePolicyForm } from './use-policy'

export const handle = { messages: ['club-policy', 'opening', 'form', 'manager', 'history', 'desk'] }

/** How days open, how far ahead they are seen, and the rules of holding, booking, cancelling, guests, draws and weather. */
export default function PoliciesPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(read)
  const sheet = usePolicy('sheet', mayRead)
  const hold = usePolicy('hold', mayRead)
  const booking = usePolicy('booking', mayRead)
  const cancel = usePolicy('cancel', mayRead)
  const guest = usePolicy('guest', mayRead)
  const draw = usePolicy('draw', mayRead)
  const weather = usePolicy('weather', mayRead)
  const all = [sheet, hold, booking, cancel, guest, draw, weather]
  const refresh = () => Promise.all(all.map(({ refetch }) => refetch()))
  const isThere = sheet.data && hold.data && booking.data && cancel.data && guest.data && draw.data && weather.data
  const error = all.find((one) => one.error)?.error
  return (
    <div className={styles.page}>
      <PageHead title={t('club-policy.TITLE')} />
      <ListHead title={t('club-policy.TITLE')}>
        <p>{t('club-policy.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('club-policy.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && <OpeningRules />}
      {isThere && (
        <PoliciesForm
          {...{
            sheet: sheet.data!,
            hold: hold.data!,
            booking: booking.data!,
            cancel: cancel.data!,
            guest: guest.data!,
            draw: draw.data!,
            weather: weather.data!,
          }}
          refresh={refresh}
        />
      )}
      {error && !isThere && <Wrong requestId={error.requestId} retry={() => refresh()} />}
      {mayRead && !isThere && !error && <Loading lines={12} />}
      {isThere && <ClubHistory call={history} title={t('club-policy.HISTORY')} />}
    </div>
  )
}

interface FormProps extends Record<'sheet' | 'hold' | 'booking' | 'cancel' | 'guest' | 'draw' | 'weather', Policy> {
  refresh: () => Promise<unknown>
}

/** One bar saves all of them, each for itself. */
function PoliciesForm({ sheet, hold, booking, cancel, guest, draw, weather, refresh }: FormProps) {
  const t = useText()
  const mayChange = useMay()(change)
  const forms = [
    usePolicyForm('sheet', sheet, refresh),
    usePolicyForm('hold', hold, refresh),
    usePolicyForm('booking', booking, refresh),
    usePolicyForm('cancel', cancel, refresh),
    usePolicyForm('guest', guest, refresh),
    usePolicyForm('draw', draw, refresh),
    usePolicyForm('weather', weather, refresh),
  ]
  return (
    <SettingsForm
      of={forms}
      readOnly={!mayChange}
      nameOf={(field) => t(`club-policy.${wordOf(field)}` as 'club-policy.SECONDS')}
    >
      <PolicyFields name="sheet" defaults={sheet.defaults} />
      <PolicyFields name="hold" defaults={hold.defaults} />
      <PolicyFields name="booking" defaults={booking.defaults} />
      <PolicyFields name="cancel" defaults={cancel.defaults} />
      <PolicyFields name="guest" defaults={guest.defaults} />
      <PolicyFields name="draw" defaults={draw.defaults} />
      <PolicyFields name="weather" defaults={weather.defaults} />
    </SettingsForm>
  )
}
