import type { DataOf, InputOf } from '@clubhouse/contract/call'
import { type ManagedRule, simulate } from '@clubhouse/contract/reservation/rules/opening'
import { useState } from 'react'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { Table } from '../../../../board/section/rows'
import { useCodes } from '../../../../code/use-codes'
import { RefusalLine } from '../../../../form/refusal-line'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { useForms } from '../../../../ui/form/form'
import { Select } from '../../../../ui/form/select'
import { Loading } from '../../../../ui/loading'
import styles from './opening.module.css'
import { isWhole, triedRules } from './rule-values'

const PERIODS = [14, 30, 90, 365]
const NOTHING: InputOf<typeof simulate> = { rules: [], from: '', to: '' }
const DAY_MS = 86_400_000

interface Props {
  rules: readonly ManagedRule[]
  ruleIdx?: number
}

/** What the rule of the form would have made of past bookings. */
export function TryPast({ rules, ruleIdx }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const [{ values } = { values: {} }] = useForms()
  const [period, setPeriod] = useState(PERIODS[1]!)
  const [asked, setAsked] = useState<InputOf<typeof simulate>>()
  const { data, error, isFetching } = useCall(simulate, asked ?? NOTHING, {
    enabled: asked !== undefined,
    _nop_: true,
  })
  const dayBefore = (days: number) => dayOf(serverNow() - days * DAY_MS)
  const compare = () =>
    setAsked({ rules: triedRules(values, rules, ruleIdx), from: dayBefore(period), to: dayBefore(1) })
  return (
    <details className={styles.tried}>
      <summary>{t('opening.TRY')}</summary>
      <div className={base.stack}>
        <p className={base.quiet}>{t('opening.TRY_LEAD')}</p>
        <div className={office.grid}>
          <Select
            label={t('opening.TRY_DAYS')}
            value={period}
            onChange={({ target }) => setPeriod(Number(target.value))}
            options={PERIODS.map((count) => ({ value: String(count), label: t('opening.TRY_LAST', { count }) }))}
          />
          <Button look="plain" disabled={!isWhole(values, dayOf(serverNow()))} pending={isFetching} onClick={compare}>
            {t('opening.TRY_NOW')}
          </Button>
        </div>
        <div role="status">
          {data && <Comparison {...data} />}
          {isFetching && !data && <Loading lines={4} />}
        </div>
        {error && !data && <RefusalLine fail={error} />}
      </div>
    </details>
  )
}

function Comparison(tried: DataOf<typeof simulate>) {
  return (
    <div className={base.stack}>
      <Sides {...tried} />
      <Members {...tried.members} />
    </div>
  )
}

/** Who could have booked more or less often, by name where the manager may read bookings. */
function Members({ more, less, list }: DataOf<typeof simulate>['members']) {
  const t = useText()
  const { number } = useFormat()
  const types = useCodes('702')
  if (more + less === 0) return <p>{t('opening.TRIED_SAME')}</p>
  return (
    <>
      <p>{[t('opening.TRIED_MORE', { count: more }), t('opening.TRIED_LESS', { count: less })].join(' ')}</p>
      {list ? (
        <Table
          heads={[
            t('opening.TRIED_MEMBER'),
            t('opening.MEMBER_TYPE'),
            t('opening.TRIED_BEFORE'),
            t('opening.TRIED_AFTER'),
          ]}
          rows={list.map((one) => [one.name, types.label(one.memberType), number(one.before), number(one.after)])}
        />
      ) : (
        <p className={base.quiet}>{t('opening.TRIED_NO_NAMES')}</p>
      )}
      {list && list.length < more + less && (
        <p className={base.quiet}>{t('opening.TRIED_FIRST', { count: list.length })}</p>
      )}
    </>
  )
}

function Sides({ before, after }: DataOf<typeof simulate>) {
  const t = useText()
  const { number } = useFormat()
  const types = useCodes('702')
  const sides = [before, after]
  const shareOf = (memberType: string) => (side: typeof before) => {
    const share = side.primeShare.find((one) => one.memberType === memberType)?.share ?? 0
    return t('opening.PERCENT', { share: number(Math.round(share * 1000) / 10) })
  }
  const shared = [...new Set(sides.flatMap(({ primeShare }) => primeShare.map(({ memberType }) => memberType)))]
  return (
    <Table
      heads={[t('opening.TRIED'), t('opening.TRIED_BEFORE'), t('opening.TRIED_AFTER')]}
      rows={[
        [t('opening.TRIED_BOOKED'), ...sides.map(({ booked }) => number(booked))],
        [t('opening.TRIED_REFUSED'), ...sides.map(({ refused }) => number(refused))],
        ...shared.map((one) => [t('opening.TRIED_SHARE', { type: types.label(one) }), ...sides.map(shareOf(one))]),
      ]}
    />
  )
}
