import { type PointerEvent, type ReactNode, useId } from 'react'
import { useText } from '../language/use-text'
import fieldStyles from '../ui/field.module.css'
import { useField } from '../ui/form/form'
import { Theirs } from '../ui/form/theirs'
import { useObjectUrl } from '../ui/form/use-picture'
import styles from './focus-field.module.css'

interface Props {
  /** The chosen file, or the key of the saved picture. */
  picture: string | File
  url?: string | null
}

const AXES = ['board.FOCUS_X', 'board.FOCUS_Y'] as const

/**
 * The point of a picture that stays in view where a part of it is cut off: pressed or dragged on the picture, or by two
 * sliders. Beside it is how a card will cut it. Its texts are of the category `board`.
 */
export function FocusField({ picture, url }: Props) {
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  const [x, y] = [useField('focusX'), useField('focusY')]
  return (
    <FocusChoice
      src={picture instanceof File ? chosen : url}
      at={[String(x.value), String(y.value)]}
      readOnly={x.readOnly}
      onMove={(left, top) => {
        if (left !== x.value) x.type(left)
        if (top !== y.value) y.type(top)
      }}
      names={['focusX', 'focusY']}
      below={[<Theirs key="x" field={x} />, <Theirs key="y" field={y} />]}
    />
  )
}

interface ChoiceProps {
  src?: string | null
  /** In per cent. */
  at: readonly [x: string, y: string]
  readOnly: boolean
  onMove: (x: string, y: string) => void
  /** Of the fields that the sliders are, where they are fields. */
  names?: readonly [x: string, y: string]
  /** Below each slider. */
  below?: readonly [x: ReactNode, y: ReactNode]
}

/** The same outside a form. */
export function FocusChoice({ src, at, readOnly, onMove, names, below }: ChoiceProps) {
  const t = useText()
  const [x, y] = at
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (!readOnly) onMove(percent((clientX - left) / width), percent((clientY - top) / height))
  }
  return (
    <fieldset className={styles.field}>
      <legend className={fieldStyles.label}>{t('board.FOCUS')}</legend>
      <p className={fieldStyles.hint}>{t('board.FOCUS_HINT')}</p>
      <div className={styles.parts}>
        {src && (
          <span
            className={styles.whole}
            data-still={readOnly || undefined}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              place(event)
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
            }}
          >
            <img src={src} alt="" draggable={false} />
            <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
          </span>
        )}
        {src && <img src={src} alt="" className={styles.cut} style={{ objectPosition: `${x}% ${y}%` }} />}
        <div className={styles.axes}>
          {AXES.map((label, i) => (
            <Axis
              key={label}
              {...{ label: t(label), name: names?.[i], value: at[i]!, readOnly }}
              onType={(value) => (i === 0 ? onMove(value, y) : onMove(x, value))}
            >
              {below?.[i]}
            </Axis>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

const percent = (share: number) => String(Math.round(Math.min(1, Math.max(0, share)) * 100))

interface AxisProps {
  label: string
  name?: string
  value: string
  readOnly: boolean
  onType: (value: string) => void
  children: ReactNode
}

function Axis({ label, name, value, readOnly, onType, children }: AxisProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        disabled={readOnly}
        value={value}
        className={styles.slider}
        onChange={({ target }) => onType(target.value)}
      />
      {children}
    </div>
  )
}
