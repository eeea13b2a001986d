import type { DataOf } from '@clubhouse/contract/call'
import type { find } from '@clubhouse/contract/reservation/sheet/free-time'
import { useFormat, useText } from '../../../language/use-text'
import { Select } from '../../../ui/form/select'
import { Views } from '../../../ui/views'
import styles from './finder.module.css'
import { SPANS, type Wish } from './wish'

export interface Chosen {
  courses: readonly { courseIdx: number; name: string }[]
}

interface FindFilterProps extends Chosen {
  wish: Wish
  fees: readonly number[]
  /** The players of a group where each tee time is for one alone; null where places are sold, undefined while unknown. */
  group: DataOf<typeof find>['group']
  onWish: (wish: Wish) => void
}

const PARTS = ['1', '2', '3'] as const
const PLAYERS = [1, 2, 3, 4]
/** Monday to Friday, and the days one by one. */
const WEEKDAYS = ['12345', '1', '2', '3', '4', '5', '6', '7']

/** Every change is a step of the history, so that Back undoes it. */
export function FindFilter({ wish, courses, fees, group, onWish }: FindFilterProps) {
  const t = useText()
  const { money, weekday } = useFormat()
  const any = { value: '', label: t('free-time.ANY') }
  const number = (value: string) => (value ? Number(value) : undefined)
  // 2024-01-01 was a Monday.
  const dayName = (no: string) => (no.length > 1 ? t('free-time.WEEKDAYS') : weekday(`2024-01-0${no}`, 'long'))
  return (
    <div className={styles.filter}>
      <Views
        label={t('free-time.SPAN')}
        views={SPANS.map((span) => ({ value: span, label: t(`free-time.SPAN_${span}`) }))}
        value={wish.span}
        onChange={(span) => onWish({ ...wish, span })}
      />
      <div className={styles.fields}>
        <Select
          label={t('free-time.PART')}
          value={wish.part ?? ''}
          options={[any, ...PARTS.map((part) => ({ value: part, label: t(`tee-times.PART_${part}`) }))]}
          onChange={({ target }) => onWish({ ...wish, part: target.value || undefined })}
        />
        <Select
          label={t('free-time.COURSE')}
          value={wish.courseIdx ?? ''}
          options={[any, ...courses.map((one) => ({ value: String(one.courseIdx), label: one.name }))]}
          onChange={({ target }) => onWish({ ...wish, courseIdx: number(target.value) })}
        />
        {group === null && (
          <Select
            label={t('free-time.PLACES')}
            value={wish.players ?? ''}
            options={[any, ...PLAYERS.map((one) => ({ value: String(one), label: String(one) }))]}
            onChange={({ target }) => onWish({ ...wish, players: number(target.value) })}
          />
        )}
        <Select
          label={t('free-time.UP_TO')}
          value={wish.upTo ?? ''}
          options={[any, ...feesWith(fees, wish.upTo).map((fee) => ({ value: String(fee), label: money(fee) }))]}
          onChange={({ target }) => onWish({ ...wish, upTo: number(target.value) })}
        />
        {wish.span !== 'weekends' && (
          <Select
            label={t('free-time.WEEKDAY')}
            value={wish.weekdays ?? ''}
            options={[any, ...WEEKDAYS.map((days) => ({ value: days, label: dayName(days) }))]}
            onChange={({ target }) => onWish({ ...wish, weekdays: target.value || undefined })}
          />
        )}
      </div>
      {group && <GroupLine {...group} />}
    </div>
  )
}

/** What a tee time needs: there is nothing to choose about it. */
function GroupLine({ min, max }: NonNullable<FindFilterProps['group']>) {
  const t = useText()
  const words =
    min == null
      ? t('free-time.GROUP_UP_TO', { count: max })
      : min === max
        ? t('free-time.GROUP_EXACT', { count: max })
        : t('free-time.GROUP_OF', { least: min, most: max })
  return <p className={styles.group}>{words}</p>
}

/** A shared link may name a price that no day has. */
const feesWith = (fees: readonly number[], chosen?: number) =>
  [...new Set(chosen === undefined ? fees : [...fees, chosen])].toSorted((a, b) => a - b)
