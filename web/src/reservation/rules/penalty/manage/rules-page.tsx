import type { InputOf } from '@clubhouse/contract/call'
import { change, history, read } from '@clubhouse/contract/reservation/rules/penalty-rules'
import { PENALTY_CODES } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { SettingsForm } from '../../../../form/settings-form'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import { ClubHistory } from '../../../../office/club-history'
import styles from '../../../../office/page.module.css'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { useSession } from '../../../../session/session-store'
import { Empty } from '../../../../ui/empty'
import { DateField } from '../../../../ui/form/date-field'
import { ListHead } from '../../../../ui/list-head'
import { Unread } from '../../../../ui/unread'
import { PenaltyPages } from './penalty-pages'
import { nameOf, RuleFields } from './rule-fields'
import { fieldsOf, formOf, type PenaltyRules, ruleChecks, wireOf } from './rule-values'

/** What each code of penalty leads to, from which day on. */
export function RulesPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(read)
  const { data, error, refetch } = useCall(read, {}, { enabled: mayRead })
  return (
    <div className={styles.page}>
      <PageHead title={t('penalty-rule.TITLE')} />
      <ListHead title={t('penalty-rule.TITLE')}>
        <p>{t('penalty-rule.LEAD')}</p>
      </ListHead>
      <PenaltyPages />
      {session && !mayRead && <Empty title={t('penalty-rule.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && <RulesForm data={data} refresh={() => refetch()} />}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={12} />}
      {data && <ClubHistory call={history} title={t('penalty-rule.HISTORY')} />}
    </div>
  )
}

function RulesForm({ data, refresh }: { data: PenaltyRules; refresh: () => Promise<unknown> }) {
  const t = useText()
  const mayChange = useMay()(change)
  const { rules, next, defaults, version } = data
  const form = useForm({
    call: change,
    saved: formOf(data),
    checks: ruleChecks,
    blames: ({ code, msgVar }) =>
      code === 'TOO_SOON' ? { effectiveDate: { key: 'terms.TOO_SOON', vars: msgVar } } : undefined,
    given: { version },
    input: (values): Partial<InputOf<typeof change>> => ({
      rules: wireOf(next?.rules ?? rules, values, form.changed),
      effectiveDate: String(values.effectiveDate),
    }),
    refresh,
  })
  const shown = { inForce: next ? differing(data) : undefined, defaults: fieldsOf(defaults) }
  return (
    <SettingsForm of={form} readOnly={!mayChange} nameOf={(field) => nameOf(field, t)}>
      <When data={data} />
      {PENALTY_CODES.map((code) => (
        <RuleFields key={code} code={code} {...shown} />
      ))}
    </SettingsForm>
  )
}

/** The values in force that are announced to change. */
function differing({ rules, next }: PenaltyRules) {
  const announced = fieldsOf(next?.rules ?? rules)
  return Object.fromEntries(Object.entries(fieldsOf(rules)).filter(([name, value]) => announced[name] !== value))
}

function When({ data: { effectiveDate, next, earliest } }: { data: PenaltyRules }) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const today = dayOf(serverNow())
  const hint =
    earliest.stricter === today
      ? t('penalty-rule.EFFECTIVE_NOW_HINT')
      : t('penalty-rule.EFFECTIVE_HINT', { milder: day(earliest.milder), stricter: day(earliest.stricter) })
  return (
    <section className={styles.section} aria-labelledby="when">
      <h2 id="when">{t('penalty-rule.WHEN')}</h2>
      <p className={styles.lead}>
        {effectiveDate
          ? t('penalty-rule.NOW_SINCE', { date: day(effectiveDate, 'date') })
          : t('penalty-rule.NOW_DEFAULTS')}
      </p>
      {next && <p role="status">{t('penalty-rule.NEXT_FROM', { date: day(next.effectiveDate, 'date') })}</p>}
      <DateField name="effectiveDate" label={t('penalty-rule.EFFECTIVE_DATE')} hint={hint} today={today} />
    </section>
  )
}
