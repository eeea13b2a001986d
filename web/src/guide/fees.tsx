import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { useState } from 'react'
import { Table } from '../board/section/rows'
import { useFormat, useText } from '../language/use-text'
import { Select } from '../ui/form/select'
import { feesFor, hasOthers, typesWithFees } from './fees-for'
import styles from './guide-page.module.css'

/** The choice of members whose type has no fees of its own. */
const OTHERS = ''

/** What one member type pays, and below it all fees. */
export function Fees({ fees }: { fees: Guide['fees'] }) {
  const t = useText()
  const money = useMoney()
  const types = typesWithFees(fees)
  const [chosen, setChosen] = useState(types[0]?.value)
  if (chosen === undefined) return <AllFees fees={fees} />
  const others = hasOthers(fees) ? [{ value: OTHERS, label: t('guide.EVERYONE_ELSE') }] : []
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t('guide.WHAT_YOU_PAY')}
          options={[...types, ...others]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <Table
        heads={[t('guide.FEE'), t('guide.WEEKDAY'), t('guide.WEEKEND')]}
        rows={feesFor(fees, chosen === OTHERS ? null : chosen).map((fee) => [
          [fee.name, t(`guide.UNIT_${fee.unit}`), fee.partName].filter(Boolean).join(', '),
          money(fee.weekday),
          money(fee.weekend),
        ])}
      />
      <details className={styles.all}>
        <summary>{t('guide.ALL_FEES')}</summary>
        <AllFees fees={fees} />
      </details>
    </>
  )
}

function AllFees({ fees }: { fees: Guide['fees'] }) {
  const t = useText()
  const money = useMoney()
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

function useMoney() {
  const format = useFormat()
  return (amount: number | null) => (amount === null ? '–' : format.money(amount))
}
