import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { useState } from 'react'
import { Table } from '../board/section/rows'
import { useFormat, useText } from '../language/use-text'
import { FactLines } from '../ui/fact-lines'
import { Segmented } from '../ui/form/segmented'
import { Select } from '../ui/form/select'
import { feesFor, partsOf } from './fees-for'
import styles from './guide-page.module.css'
import { MemberTypeChoice, type MemberTypes } from './member-types'

const DAYS = ['WEEKDAY', 'WEEKEND'] as const

/** What a member of a type pays on a day and in a part of it, and below it all fees. */
export function Fees({ rules, types }: { rules: Guide; types: MemberTypes }) {
  const t = useText()
  const { money } = useFormat()
  const { fees } = rules
  const parts = partsOf(rules)
  const [dayClass, setDayClass] = useState<(typeof DAYS)[number]>('WEEKDAY')
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
        <Segmented
          label={t('guide.DAYS')}
          options={DAYS.map((value) => ({ value, label: t(`guide.${value}`) }))}
          value={dayClass}
          onChoose={setDayClass}
        />
      </div>
      <div className={styles.answer} role="status">
        <FactLines
          rows={feesFor(fees, { memberType: types.chosen, part, dayClass }).map(
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
        fee.partName ?? t('guide.ALL_DAY'),
        money(fee.weekday),
        money(fee.weekend),
      ])}
    />
  )
}
