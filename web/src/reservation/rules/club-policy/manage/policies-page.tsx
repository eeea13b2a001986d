import { change, history, read } from '@clubhouse/contract/reservation/rules/club-policy'
import { IN_EFFECT, wordOf } from '@clubhouse/contract/reservation/rules/policies'
import { SettingsForm } from '../../../../form/settings-form'
import { useText } from '../../../../language/use-text'
import { ClubHistory } from '../../../../office/club-history'
import styles from '../../../../office/page.module.css'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { useSession } from '../../../../session/session-store'
import { Empty } from '../../../../ui/empty'
import { ListHead } from '../../../../ui/list-head'
import { Unread } from '../../../../ui/unread'
import { OpeningRules } from '../../opening/manage/rules-section'
import { PolicyFields } from './policy-fields'
import { changedIn, type Policy } from './policy-values'
import { usePolicy, usePolicyForm } from './use-policy'

type Policies = Record<(typeof IN_EFFECT)[number], Policy>

export const handle = { messages: ['club-policy', 'opening', 'form', 'manager', 'history', 'desk'] }

/** How days open, how far ahead they are seen, and every booking rule that a club may set. */
export default function PoliciesPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(read)
  const asked = {
    sheet: usePolicy('sheet', mayRead),
    hold: usePolicy('hold', mayRead),
    booking: usePolicy('booking', mayRead),
    cancel: usePolicy('cancel', mayRead),
    guest: usePolicy('guest', mayRead),
    checkIn: usePolicy('checkIn', mayRead),
    penaltyDays: usePolicy('penaltyDays', mayRead),
    coupon: usePolicy('coupon', mayRead),
    standby: usePolicy('standby', mayRead),
    lobby: usePolicy('lobby', mayRead),
    draw: usePolicy('draw', mayRead),
    team: usePolicy('team', mayRead),
    weather: usePolicy('weather', mayRead),
    inquiry: usePolicy('inquiry', mayRead),
    lostItem: usePolicy('lostItem', mayRead),
    news: usePolicy('news', mayRead),
  }
  const all = IN_EFFECT.map((name) => asked[name])
  const refresh = () => Promise.all(all.map(({ refetch }) => refetch()))
  const found = IN_EFFECT.flatMap((name) => (asked[name].data ? [[name, asked[name].data] as const] : []))
  const isThere = found.length === IN_EFFECT.length
  const error = all.find((one) => one.error)?.error
  return (
    <div className={styles.page}>
      <PageHead title={t('club-policy.TITLE')} />
      <ListHead title={t('club-policy.TITLE')}>
        <p>{t('club-policy.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('club-policy.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && <OpeningRules />}
      {isThere && <PoliciesForm policies={Object.fromEntries(found) as Policies} refresh={refresh} />}
      {mayRead && !isThere && <Unread error={error} retry={refresh} lines={12} />}
      {isThere && <ClubHistory call={history} title={t('club-policy.HISTORY')} />}
    </div>
  )
}

interface FormProps {
  policies: Policies
  refresh: () => Promise<unknown>
}

/** One bar saves all of them, each for itself. */
function PoliciesForm({ policies: of, refresh }: FormProps) {
  const t = useText()
  const mayChange = useMay()(change)
  const forms = {
    sheet: usePolicyForm('sheet', of.sheet, refresh),
    hold: usePolicyForm('hold', of.hold, refresh),
    booking: usePolicyForm('booking', of.booking, refresh),
    cancel: usePolicyForm('cancel', of.cancel, refresh),
    guest: usePolicyForm('guest', of.guest, refresh),
    checkIn: usePolicyForm('checkIn', of.checkIn, refresh),
    penaltyDays: usePolicyForm('penaltyDays', of.penaltyDays, refresh),
    coupon: usePolicyForm('coupon', of.coupon, refresh),
    standby: usePolicyForm('standby', of.standby, refresh),
    lobby: usePolicyForm('lobby', of.lobby, refresh),
    draw: usePolicyForm('draw', of.draw, refresh),
    team: usePolicyForm('team', of.team, refresh),
    weather: usePolicyForm('weather', of.weather, refresh),
    inquiry: usePolicyForm('inquiry', of.inquiry, refresh),
    lostItem: usePolicyForm('lostItem', of.lostItem, refresh),
    news: usePolicyForm('news', of.news, refresh),
  }
  return (
    <SettingsForm
      of={IN_EFFECT.map((name) => forms[name])}
      readOnly={!mayChange}
      nameOf={(field) => t(`club-policy.${wordOf(field)}` as 'club-policy.SECONDS')}
    >
      <nav aria-label={t('club-policy.CONTENTS')} className={styles.contents}>
        {IN_EFFECT.map((name) => (
          <a key={name} href={`#policy-${name}`}>
            {t(`club-policy.NAME_${name}`)}
          </a>
        ))}
      </nav>
      {IN_EFFECT.map((name) => (
        <PolicyFields
          key={name}
          name={name}
          defaults={of[name].defaults}
          changed={changedIn(forms[name].values, of[name].defaults)}
        />
      ))}
    </SettingsForm>
  )
}
