import { list, type ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../api/clock'
import { useCall, useCalls, useReadAgain } from '../../../../api/use-call'
import { Table } from '../../../../board/section/rows'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { Select } from '../../../../ui/form/select'
import styles from './fee-matrix.module.css'
import { type FeeCell, type FeeLine, feeLines, versionDays, versionOn } from './fee-versions'

/** As many as a page may have. */
const SIZE = 100

/** All fees of a version in one table, with what it changed. @param rows of the list below, which change with it */
export function FeeMatrix({ rows }: { rows: readonly ManagedFee[] }) {
  const t = useText()
  const { day, dayOf } = useFormat()
  const fees = useFees(rows)
  const [chosen, setChosen] = useState<string>()
  const days = versionDays(fees)
  const now = versionOn(days, dayOf(serverNow()))
  const version = days.find((one) => one === chosen) ?? now ?? days[0]
  if (version === undefined) return null
  const before = days[days.indexOf(version) - 1]
  return (
    <details open className={styles.matrix}>
      <summary>{t('fee.MATRIX')}</summary>
      <Select
        label={t('fee.VALID_FROM')}
        value={version}
        options={days.map((one) => ({
          value: one,
          label: one === now ? t('fee.VERSION_NOW', { day: day(one, 'date') }) : day(one, 'date'),
        }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <p className={base.quiet}>
        {before ? t('fee.MATRIX_HINT', { day: day(before, 'date') }) : t('fee.MATRIX_FIRST')}
      </p>
      <Lines lines={feeLines(fees, version, before)} />
    </details>
  )
}

function Lines({ lines }: { lines: readonly FeeLine[] }) {
  const t = useText()
  const { dayOfYear } = useFormat()
  const types = useCodes('702')
  const parts = useCodes('218')
  const days = useCodes('Z53')
  const when = ({ part, weekdays, season }: FeeLine) =>
    [
      part === null ? t('fee.ALL_DAY') : parts.label(part),
      ...weekdays.map((one) => days.label(one)),
      season && t('fee.SEASON_OF', { from: dayOfYear(season.from), to: dayOfYear(season.to) }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Table
      isStacked
      heads={[
        t('fee.KEY'),
        t('fee.MEMBER_TYPE'),
        t('fee.PART'),
        t('fee.CLASS_WEEKDAY'),
        t('fee.CLASS_WEEKEND'),
        t('fee.UNIT'),
      ]}
      rows={lines.map((line) => [
        line.name,
        line.memberType === null ? t('fee.EVERYONE') : types.label(line.memberType),
        when(line),
        <Amount key="weekday" {...line.weekday} />,
        <Amount key="weekend" {...line.weekend} />,
        t(`fee.UNIT_${line.unit}`),
      ])}
    />
  )
}

/** What changed is marked, and says what it was. */
function Amount({ amount, before }: FeeCell) {
  const t = useText()
  const { money } = useFormat()
  const shown = (one: number | null) => (one === null ? '–' : money(one))
  if (amount === before) return shown(amount)
  return (
    <>
      <mark className={styles.changed}>{shown(amount)}</mark>{' '}
      <small className={styles.before}>
        {before === null ? t('fee.AMOUNT_NEW') : t('fee.AMOUNT_BEFORE', { amount: money(before) })}
      </small>
    </>
  )
}

/** All pages of them, read again when the list below has other rows. */
function useFees(rows: readonly ManagedFee[]): ManagedFee[] {
  const { data } = useCall(list, pageAt(1))
  const pages = pagesFor(data?.total ?? 0)
  const more = useCalls(list, pages.slice(1), {})
  const readAgain = useReadAgain(list, {})
  useEffect(() => {
    // What could not be read stays as it was.
    void readAgain(pages).catch(() => undefined)
  }, [rows])
  return [data, ...more].flatMap((one) => one?.list ?? [])
}

const pageAt = (page: number) => ({ page, size: SIZE })

/** The first page always, because it says how many there are. */
const pagesFor = (total: number) =>
  Array.from({ length: Math.max(Math.ceil(total / SIZE), 1) }, (_, i) => pageAt(i + 1))
