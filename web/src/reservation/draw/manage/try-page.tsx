import type { InputOf } from '@clubhouse/contract/call'
import { proposal, simulate } from '@clubhouse/contract/reservation/draw/draw-manage'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { useState } from 'react'
import { serverNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import styles from '../../../office/page.module.css'
import office from '../../../office/parts.module.css'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { ListHead } from '../../../ui/list-head'
import { Loading } from '../../../ui/loading'
import { daysAfter } from '../../sheet/days/day-view'
import { DrawPages } from './draw-pages'
import type { Ruleset } from './draw-words'
import { rulesetIn, rulesetValues } from './plan-values'
import { RuleFields } from './rule-fields'
import { Tried } from './tried'

export const handle = { messages: ['draw-manage', 'draw', 'form', 'manager'] }

type Asked = InputOf<typeof simulate>

/** What other rules would have made of the entries of past draws; nothing is changed. */
export default function TryPage() {
  const t = useText()
  const session = useSession()
  const may = useMay()
  const { dayOf } = useFormat()
  const mayTry = may(simulate)
  const mayKnow = may(proposal)
  const { data, isLoading } = useCall(
    proposal,
    { date: dayOf(serverNow()) },
    { enabled: mayKnow && mayTry, toasts: 'faults' },
  )
  return (
    <div className={styles.page}>
      <PageHead title={t('draw-manage.TRY_TITLE')} />
      <ListHead title={t('draw-manage.TRY_TITLE')}>
        <p>{t('draw-manage.TRY_LEAD')}</p>
      </ListHead>
      <DrawPages />
      {session && !mayTry && <Empty title={t('draw-manage.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayTry && isLoading && <Loading lines={8} />}
      {mayTry && !isLoading && <TryForm today={data?.ruleset} />}
    </div>
  )
}

const PERIODS = [90, 365, 730]
const FIRST: Ruleset = {
  base: POLICIES_FIRST.draw.ticketsFirst,
  perMiss: POLICIES_FIRST.draw.ticketsPerMiss,
  perWin: POLICIES_FIRST.draw.ticketsPerWin,
  max: POLICIES_FIRST.draw.ticketsMost,
  tierFrom: POLICIES_FIRST.draw.tierFrom,
}

/** @param today the rules of the club now; unknown to managers who may not plan */
function TryForm({ today }: { today?: Ruleset }) {
  const t = useText()
  const { dayOf } = useFormat()
  const [asked, setAsked] = useState<Asked>()
  const now = serverNow()
  const form = useForm({
    call: simulate,
    initial: { ...rulesetValues(today ?? FIRST), period: String(PERIODS[1]) },
    send: async (_, values) =>
      setAsked({
        ruleset: rulesetIn(values),
        from: daysAfter(dayOf(now), -Number(values.period)),
        to: dayOf(now),
      }),
  })
  return (
    <>
      <Form of={form} className={base.stack}>
        <RuleFields />
        <div className={office.grid}>
          <SelectField
            name="period"
            label={t('draw-manage.TRY_PERIOD')}
            options={PERIODS.map((count) => ({ value: String(count), label: t('draw-manage.TRY_LAST', { count }) }))}
          />
        </div>
        <div className={base.buttons}>
          <Button type="submit" pending={form.pending}>
            {t('draw-manage.TRY_NOW')}
          </Button>
        </div>
      </Form>
      {asked && <Tried asked={asked} today={today} />}
    </>
  )
}
