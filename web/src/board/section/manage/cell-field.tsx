import { type Cell, DIRECTIONS } from '@clubhouse/contract/board/section-rows'
import { useCodes } from '../../../code/use-codes'
import { useClub, useText } from '../../../language/use-text'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/form/select'
import { type Column, hoursOf, inBoth, timesOf } from './row-columns'

interface Props {
  column: Column
  /** Its heading in words. */
  heading: string
  cell: Cell
  readOnly: boolean
  onType: (cell: Cell) => void
}

/** One cell of a row: a text in each language, or one value for all. */
export function CellField({ column, ...props }: Props) {
  const { heading, cell, readOnly, onType } = props
  const times = column.kind === 'HOURS' ? timesOf(cell) : undefined
  if (times) return <HoursCell {...props} times={times} />
  if (column.kind === 'DIRECTION') return <DirectionCell {...props} />
  if (column.kind === 'WORDS' || column.kind === 'HOURS') return <WordsCell {...props} />
  return (
    <Field
      label={heading}
      readOnly={readOnly}
      autoComplete="off"
      inputMode={column.kind === 'NUMBER' ? 'numeric' : undefined}
      value={cell.en}
      onChange={({ target }) =>
        onType(inBoth(column.kind === 'NUMBER' ? target.value.replaceAll(',', '') : target.value))
      }
    />
  )
}

type CellProps = Omit<Props, 'column'>

function WordsCell({ heading, cell, readOnly, onType }: CellProps) {
  const t = useText()
  const { langs } = useClub()
  const { label } = useCodes('101')
  const shown = (['en', 'ko'] as const).filter((lang) => langs.includes(lang))
  return shown.map((lang) => (
    <Field
      key={lang}
      lang={lang}
      label={t('section.IN_LANGUAGE', { name: heading, language: label(lang) })}
      readOnly={readOnly}
      autoComplete="off"
      value={cell[lang]}
      onChange={({ target: { value } }) => onType(shown.length === 1 ? inBoth(value) : { ...cell, [lang]: value })}
    />
  ))
}

function HoursCell({ times: [opens, closes], readOnly, onType }: CellProps & { times: readonly [string, string] }) {
  const t = useText()
  return (
    <>
      <Field
        type="time"
        label={t('section.OPENS')}
        readOnly={readOnly}
        value={opens}
        onChange={({ target }) => onType(hoursOf(target.value, closes))}
      />
      <Field
        type="time"
        label={t('section.CLOSES')}
        readOnly={readOnly}
        value={closes}
        onChange={({ target }) => onType(hoursOf(opens, target.value))}
      />
    </>
  )
}

function DirectionCell({ heading, cell, readOnly, onType }: CellProps) {
  const t = useText()
  const options = DIRECTIONS.map((value) => ({ value, label: t(`section.DIRECTION_${value}`) }))
  return (
    <Select
      label={heading}
      options={[...(cell.en ? [] : [{ value: '', label: '–' }]), ...options]}
      disabled={readOnly}
      value={cell.en}
      onChange={({ target }) => onType(inBoth(target.value))}
    />
  )
}
