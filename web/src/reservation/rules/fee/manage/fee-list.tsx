import { feeRecord, list, type ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { useCodes } from '../../../../code/use-codes'
import { useText } from '../../../../language/use-text'
import { recordList } from '../../../../office/record-list'

export const FEES = recordList(feeRecord, list, {
  path: '/ishm/reservation/fees',
  title: { heading: 'fee.KEY', sort: 'key', text: ({ name }) => name, Below: ForWhom },
  columns: [
    { field: 'dayClass', id: 'class', isNarrow: true },
    { id: 'weekdays', heading: 'fee.WEEKDAYS', isNarrow: true, Cell: Weekdays },
    { field: 'part', isNarrow: true },
    {
      field: 'amount',
      sort: '-amount',
      isNarrow: true,
      text: ({ amount, unit }, t, { money }) => t(`fee.AMOUNT_${unit}`, { amount: money(amount) }),
    },
    { field: 'from', sort: '-from', isNarrow: true },
    { field: 'to', isNarrow: true },
    {
      field: 'season',
      isNarrow: true,
      text: ({ season }, t, { dayOfYear }) =>
        season === null
          ? t('fee.WHOLE_YEAR')
          : t('fee.SEASON_OF', { from: dayOfYear(season.from), to: dayOfYear(season.to) }),
    },
  ],
  filters: [
    { field: 'key', all: 'fee.ALL_KEYS' },
    { field: 'memberType', all: 'fee.EVERY_TYPE' },
  ],
})

/** Of the days of its class, in their order. */
function Weekdays({ row: { weekdays } }: { row: ManagedFee }) {
  const t = useText()
  const { label } = useCodes('Z53')
  return weekdays.length === 0
    ? t('fee.EVERY_WEEKDAY')
    : weekdays
        .toSorted()
        .map((one) => label(one))
        .join(', ')
}

function ForWhom({ row: { memberType } }: { row: ManagedFee }) {
  const t = useText()
  const { label } = useCodes('702')
  return memberType === null ? t('fee.EVERYONE') : label(memberType)
}
