import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { Table } from '../board/section/rows'
import { useFormat, useText } from '../language/use-text'
import styles from './guide-page.module.css'

export function Fees({ fees }: { fees: Guide['fees'] }) {
  const t = useText()
  const format = useFormat()
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount))
  return (
    <section className={styles.rule} aria-labelledby="fees">
      <h2 id="fees">{t('guide.FEES')}</h2>
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
    </section>
  )
}
