import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { Table } from '../board/section/rows'
import { useFormat, useText } from '../language/use-text'

/** The discounts that hold now or later. */
export function Discounts({ discounts }: { discounts: Guide['discounts'] }) {
  const t = useText()
  const { money, day } = useFormat()
  const when = ({ from, to }: Guide['discounts'][number]) => {
    if (from && to) return t('guide.FROM_TO', { from: day(from), to: day(to) })
    if (from) return t('guide.FROM', { from: day(from) })
    return to ? t('guide.UNTIL', { to: day(to) }) : t('guide.ALWAYS')
  }
  return (
    <Table
      isStacked
      heads={[t('guide.DISCOUNT'), t('guide.OFF'), t('guide.DAYS'), t('guide.PART'), t('guide.WHEN')]}
      rows={discounts.map((one) => [
        one.isGivenAtDesk ? t('guide.AT_DESK', { name: one.name }) : one.name,
        one.percent === null ? money(one.amount ?? 0) : t('guide.PER_CENT', { value: one.percent }),
        one.dayClass === null ? t('guide.EVERY_DAY') : t(`guide.${one.dayClass}`),
        one.partName ?? t('guide.ALL_DAY'),
        when(one),
      ])}
    />
  )
}
