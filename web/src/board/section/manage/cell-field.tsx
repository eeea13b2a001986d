import { type Cell, DIRECTIONS, sameIn } from '@clubhouse/contract/board/section-rows'
import { readTime } from '@clubhouse/contract/format/read-typed'
import { useState } from 'react'
import { useCodes } from '../../../code/use-codes'
import { majorUnits, minorUnits } from '../../../language/minor-units'
import { useClub, useText } from '../../../language/use-text'
import { Field } from '../../../ui/field'
import { Select } from '../../../ui/form/select'
import { type Column, hoursOf, sameText, timesOf } from './row-columns'
import styles from './section.module.css'

interface Props {
  column: Column
  /** Its heading in words. */
  heading: string
  cell: Cell
  readOnly: boolean
  /** The languages in which it does not fit, and the error below it; no error is shown before the first attempt to save. */
  wrong?: { langs: readonly string[]; text?: string }
  onType: (cell: Cell) => void
}

/** By which the form leads to a cell that does not fit. It is a part of the field `rows`, not its value. */
const ledTo = (isWrong: boolean | undefined) => (isWrong ? { name: 'rows', 'data-written': '' } : {})

/** One cell of a row: a text in each language, or one value for all. */
export function CellField({ column, ...props }: Props) {
  const { heading, cell, readOnly, wrong, onType } = props
  const { langs } = useClub()
  const times = column.kind === 'HOURS' ? timesOf(cell) : undefined
  if (times) return <HoursCell {...props} times={times} />
  if (column.kind === 'PRICE') return <PriceCell {...props} />
  if (column.kind === 'DIRECTION') return <DirectionCell {...props} />
  if (column.kind === 'WORDS' || column.kind === 'HOURS') return <WordsCell {...props} />
  return (
    <Field
      {...ledTo(wrong && true)}
      label={heading}
      error={wrong?.text}
      readOnly={readOnly}
      autoComplete="off"
      inputMode={column.kind === 'NUMBER' ? 'numeric' : undefined}
      value={sameText(cell) ?? Object.values(cell)[0]}
      onChange={({ target }) =>
        onType(sameIn(langs, column.kind === 'NUMBER' ? target.value.replaceAll(',', '') : target.value))
      }
    />
  )
}

type CellProps = Omit<Props, 'column'>

/** Once typed in, it is written in every language: what is missing shows, and is not taken from another one. */
export function WordsCell({ heading, cell, readOnly, wrong, onType }: CellProps) {
  const t = useText()
  const { langs } = useClub()
  const { label } = useCodes('101')
  return langs.map((lang) => (
    <Field
      key={lang}
      {...ledTo(wrong?.langs.includes(lang))}
      lang={lang}
      error={wrong?.langs.includes(lang) ? wrong.text : undefined}
      placeholder={label(lang)}
      label={t('section.IN_LANGUAGE', { name: heading, language: label(lang) })}
      readOnly={readOnly}
      autoComplete="off"
      value={cell[lang] ?? ''}
      onChange={({ target: { value } }) => onType({ ...sameIn(langs, ''), ...cell, [lang]: value })}
    />
  ))
}

function HoursCell({ times: [opens, closes], readOnly, onType }: CellProps & { times: readonly [string, string] }) {
  const t = useText()
  const { langs } = useClub()
  return (
    <div className={styles.times}>
      <TimeInput
        label={t('section.OPENS')}
        readOnly={readOnly}
        time={opens}
        onType={(time) => onType(hoursOf(langs, time, closes))}
      />
      <TimeInput
        label={t('section.CLOSES')}
        readOnly={readOnly}
        time={closes}
        onType={(time) => onType(hoursOf(langs, opens, time))}
      />
    </div>
  )
}

interface TimeInputProps {
  label: string
  readOnly: boolean
  /** HH:mm, or empty. */
  time: string
  onType: (time: string) => void
}

/** A time as in a `TimeField`, outside a form. What is no time stays as it was typed, and is sent as none. */
function TimeInput({ label, readOnly, time, onType }: TimeInputProps) {
  const t = useText()
  const [typing, setTyping] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const isWrong = typing !== undefined && typing.trim() !== '' && readTime(typing) === undefined
  return (
    <Field
      label={label}
      readOnly={readOnly}
      autoComplete="off"
      inputMode="numeric"
      value={typing ?? time}
      error={isWrong && isLeft ? t('board.TIME_WRONG') : undefined}
      onChange={({ target }) => {
        setTyping(target.value)
        setLeft(false)
        onType(readTime(target.value) ?? '')
      }}
      onBlur={() => {
        setLeft(true)
        if (!isWrong) setTyping(undefined)
      }}
    />
  )
}

/** Stays as it is typed until it is left, as a `WrittenField` does. */
function PriceCell({ heading, cell, readOnly, wrong, onType }: CellProps) {
  const { langs, currency } = useClub()
  const [typing, setTyping] = useState<string>()
  const minor = sameText(cell) ?? ''
  const type = (typed: string) => {
    const amount = typed.trim() === '' ? '' : minorUnits(typed, currency)
    setTyping(typed)
    onType(sameIn(langs, Number.isNaN(amount) ? typed : String(amount)))
  }
  return (
    <Field
      {...ledTo(wrong && true)}
      label={heading}
      error={wrong?.text}
      readOnly={readOnly}
      autoComplete="off"
      inputMode="decimal"
      value={typing ?? (/^\d+$/.test(minor) ? majorUnits(Number(minor), currency) : minor)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyping(undefined)}
    />
  )
}

function DirectionCell({ heading, cell, readOnly, wrong, onType }: CellProps) {
  const t = useText()
  const { langs } = useClub()
  const direction = sameText(cell) ?? ''
  const options = DIRECTIONS.map((value) => ({ value, label: t(`section.DIRECTION_${value}`) }))
  return (
    <Select
      {...ledTo(wrong && true)}
      label={heading}
      error={wrong?.text}
      options={[...(direction ? [] : [{ value: '', label: '–' }]), ...options]}
      disabled={readOnly}
      value={direction}
      onChange={({ target }) => onType(sameIn(langs, target.value))}
    />
  )
}
