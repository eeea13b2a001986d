import { feesFor } from '@clubhouse/contract/reservation/rules/closest-fee'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { useState } from 'react'
import { Table } from '../board/section/rows'
import { useFormat, useText } from '../language/use-text'
import { FactLines } from '../ui/fact-lines'
import { Segmented } from '../ui/form/segmented'
import { Select } from '../ui/form/select'
import { daysOf, partsOf } from './fees-for'
import styles from './guide-page.module.css'
import { MemberTypeChoice, type MemberTypes } from './member-types'

/** What a member of a type pays on a day and in a part of it, and below it all fees. */
export function Fees({ rules, types }: { rules: Guide; types: MemberTypes }) {
  const t = useText()
  const { money } = useFormat()
  const { fees } = rules
  const parts = partsOf(rules)
  const days = daysOf(fees)
  const [at, setAt] = useState('WEEKDAY')
  const keyOf = ({ dayClass, weekday }: (typeof days)[number]) => `${dayClass}${weekday ?? ''}`
  const { dayClass, weekday } = days.find((day) => keyOf(day) === at) ?? days[0]!
  const options = days.map((day) => {
    const all = t(`guide.${day.dayClass}`)
    return { value: keyOf(day), label: day.weekday ? t('guide.ONE_WEEKDAY', { kind: all, name: day.name }) : all }
  })
  const [part, setPart] = useState(parts[0]?.value ?? null)
  if (types.chosen === undefined || fees.length === 0) return <AllFees fees={fees} />
  return (
    <>
      <p>{t('guide.WHAT_YOU_PAY')}</p>
      <div className={styles.choice}>
        <MemberTypeChoice types={types} />
        {part !== null && (
          <Select
            label={t('guide.PART')}
            options={parts}
            value={part}
            onChange={({ target }) => setPart(target.value)}
          />
        )}
        {days.length > 2 ? (
          <Select label={t('guide.DAYS')} options={options} value={at} onChange={({ target }) => setAt(target.value)} />
        ) : (
          <Segmented label={t('guide.DAYS')} options={options} value={at} onChoose={setAt} />
        )}
      </div>
      <div className={styles.answer} role="status">
        <FactLines
          rows={feesFor(fees, { memberType: types.chosen, part, dayClass, weekday }).map(
            ({ name, unit, amount }) => [`${name}, ${t(`guide.UNIT_${unit}`)}`, money(amount)] as const,
          )}
        />
      </div>
      <details className={styles.all}>
        <summary>{t('guide.ALL_FEES')}</summary>
        <AllFees fees={fees} />
      </details>
    </>
  )
}

function AllFees({ fees }: { fees: Guide['fees'] }) {
  const t = useText()
  const format = useFormat()
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount))
  return (
    <Table
      isStacked
      heads={[t('guide.FEE'), t('guide.FOR_WHOM'), t('guide.PART'), t('guide.WEEKDAY'), t('guide.WEEKEND')]}
      rows={fees.map((fee) => [
        `${fee.name}, ${t(`guide.UNIT_${fee.unit}`)}`,
        fee.memberTypeName ?? t('guide.EVERYONE'),
        [fee.partName ?? t('guide.ALL_DAY'), ...fee.weekdayNames].join(', '),
        money(fee.weekday),
        money(fee.weekend),
      ])}
    />
  )
}
