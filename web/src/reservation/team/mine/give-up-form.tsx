import type { InputOf } from '@clubhouse/contract/call'
import { changeDate } from '@clubhouse/contract/reservation/team/contract'
import { CallFail } from '../../../api/call-fail'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import type { TextKey } from '../../../language/text-key'
import { useFormat, useText } from '../../../language/use-text'
import { OwnSuspendedBookings } from '../../../member/suspension/suspended-bookings'
import { useSession } from '../../../session/session-store'
import { RadioField } from '../../../ui/form/radio-field'
import { failText } from '../../hold/refusal-text'
import styles from '../team.module.css'
import type { DateProps } from './date-props'

interface Props extends DateProps {
  deed: 'skip' | 'reduce' | 'cancel'
  isFree: boolean
  onClose: () => void
}

/** What a late change costs, as its refusal says. */
interface Cost {
  days?: number
  money?: number
}

/** Refusals of what has consequences: sent again, it agrees to them. */
const ASKING = ['PAST_DEADLINE', 'SKIP_LIMIT']

/** Skips or cancels a date, or gives up one of its tee times. What it costs is said before, and the server says how much. */
export function GiveUpForm({ deed, isFree, date, contract, refresh, onClose }: Props) {
  const t = useText()
  const said = deed.toUpperCase() as Uppercase<typeof deed>
  const memberIdx = useSession()?.memberIdx
  const form = useGiveUp({ deed, date, refresh })
  const { fail } = form
  const cost = costOf(fail)
  const { skipsUsed, skipsMax, playedLeast, missesLeft } = contract
  const isMissed = deed === 'cancel' || (deed === 'skip' && date.isAccepted !== false)
  const isLast = deed === 'cancel' && isFree && skipsUsed >= skipsMax
  return (
    <ActForm
      form={form}
      title={t(`team.DO_${said}_ON`, { date: date.date })}
      level={6}
      label={t(`team.DO_${said}`)}
      isDanger
      back={t('team.DATE_KEEP')}
      done={t(`team.DONE_${said}`, { date: date.date })}
      onDone={refresh}
      onBack={onClose}
    >
      <p>{whatItMeans()}</p>
      {deed !== 'reduce' && isFree && (
        <p>{t('team.SKIPS_SO_FAR', { used: String(skipsUsed), most: String(skipsMax) })}</p>
      )}
      {isMissed && missesLeft <= 0 && <p>{t('team.PLAYED_WARNING', { least: String(playedLeast) })}</p>}
      {isLast && (
        <div className={styles.late}>
          <p>{t('team.ENDS_CONTRACT')}</p>
        </div>
      )}
      {cost && <Costs cost={cost} />}
      {cost?.days != null && memberIdx != null && form.values.choice !== 'MONEY' && (
        <OwnSuspendedBookings memberIdx={memberIdx} days={cost.days} />
      )}
      {fail instanceof CallFail && fail.isRefusal && (
        <p role="alert" className={styles.late}>
          {failText(t, fail)}
        </p>
      )}
    </ActForm>
  )

  function whatItMeans() {
    if (!isFree) return t('team.LATE', { at: deed === 'reduce' ? date.reduceUntil : date.cancelUntil })
    if (deed === 'skip') return t(date.isAccepted === false ? 'team.SKIP_FREE' : 'team.SKIP_COUNTS')
    return t(deed === 'reduce' ? 'team.REDUCE_FREE' : 'team.CANCEL_COUNTS', { count: date.teams - 1 })
  }
}

/** The officers choose how it is settled, where both are possible. */
function Costs({ cost: { days, money } }: { cost: Cost }) {
  const t = useText()
  const format = useFormat()
  if (days == null || money == null) return null
  return (
    <RadioField
      name="choice"
      legend={t('team.COST')}
      options={[
        { value: 'SUSPENSION', label: t('team.COST_DAYS', { count: days }), hint: t('team.COST_DAYS_HINT') },
        {
          value: 'MONEY',
          label: t('team.COST_MONEY', { amount: format.money(money) }),
          hint: t('team.COST_MONEY_HINT'),
        },
      ]}
    />
  )
}

function costOf(fail: unknown): Cost | undefined {
  if (!(fail instanceof CallFail) || fail.code !== 'PAST_DEADLINE' || fail.msgVar.days == null) return undefined
  const { days, money } = fail.msgVar
  return { days: numberIn(days), money: numberIn(money) }
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

const hasChoice = (cost?: Cost) => cost?.days != null && cost.money != null

function useGiveUp({ deed, date, refresh }: Pick<Props, 'deed' | 'date' | 'refresh'>) {
  const { dateIdx, version, teams } = date
  const form = useForm({
    call: changeDate,
    initial: { choice: '' },
    checks: {
      choice: ({ choice }): TextKey | undefined =>
        choice || !hasChoice(costOf(form.fail)) ? undefined : 'team.COST_MISSING',
    },
    given: {
      dateIdx,
      version,
      action: deed.toUpperCase() as Uppercase<typeof deed>,
      ...(deed === 'reduce' && { teams: teams - 1 }),
    },
    input: ({ choice }): Partial<InputOf<typeof changeDate>> => {
      const { fail } = form
      const isAsked = fail instanceof CallFail && ASKING.includes(fail.code) && (deed === 'cancel' || costOf(fail))
      return {
        accept: Boolean(isAsked),
        choice: hasChoice(costOf(fail)) ? (choice as InputOf<typeof changeDate>['choice']) : undefined,
      }
    },
    failed: (fail) => (fail.code === 'CHANGED_MEANWHILE' || fail.code === 'WRONG_STATE') && refresh(),
    toasts: 'faults',
  })
  return form
}
