import { useText } from '../../../../language/use-text'
import { FieldError } from '../../../../ui/field-error'
import { useField, useForms } from '../../../../ui/form/form'
import { saidIn } from '../../../../ui/form/said'
import { ScrollFrame } from '../../../../ui/scroll-frame'
import { CELLS, type Cell, cellOf, numbers } from './card-values'
import styles from './course-edit.module.css'

const FAULTS = 'card-faults'

export function CardTable({ holes }: { holes: number }) {
  const t = useText()
  const [form] = useForms()
  const faults = Object.entries(form?.wrong ?? {}).flatMap(([field, said]) => (said ? [[field, said] as const] : []))
  const [first] = faults
  return (
    <div>
      <ScrollFrame label={t('course-edit.CARD')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('scorecard.HOLE')}</th>
              {CELLS.map((cell) => (
                <th key={cell} scope="col">
                  {t(headingOf(cell))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers(holes).map((no) => (
              <tr key={no}>
                <th scope="row">{no}</th>
                {CELLS.map((cell) => (
                  <td key={cell}>
                    <CardCell no={no} cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {first && <FieldError id={FAULTS}>{saidIn(t, first[1])}</FieldError>}
    </div>
  )
}

const headingOf = (cell: Cell) =>
  cell === 'par' ? 'scorecard.PAR' : cell === 'index' ? 'scorecard.INDEX' : (`scorecard.TEE_${cell}` as const)

function CardCell({ no, cell }: { no: number; cell: Cell }) {
  const t = useText()
  const { value, error, readOnly, type, leave } = useField(cellOf(no, cell))
  return (
    <input
      name={cellOf(no, cell)}
      className={styles.cell}
      aria-label={t('course-edit.CELL', { no, what: t(headingOf(cell)) })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? FAULTS : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      readOnly={readOnly}
      value={String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  )
}
