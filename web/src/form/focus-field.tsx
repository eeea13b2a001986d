import { type PointerEvent, useId } from 'react'
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

const AXES = [
  ['focusX', 'board.FOCUS_X'],
  ['focusY', 'board.FOCUS_Y'],
] as const

/**
 * The point of a picture that stays in view where a part of it is cut off: pressed or dragged on the picture, or by two
 * sliders. Beside it is how a card will cut it. Its texts are of the category `board`.
 */
export function FocusField({ picture, url }: Props) {
  const t = useText()
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  const src = picture instanceof File ? chosen : url
  const [x, y] = [useField('focusX'), useField('focusY')]
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    x.type(percent((clientX - left) / width))
    y.type(percent((clientY - top) / height))
  }
  return (
    <fieldset className={styles.field}>
      <legend className={fieldStyles.label}>{t('board.FOCUS')}</legend>
      <p className={fieldStyles.hint}>{t('board.FOCUS_HINT')}</p>
      <div className={styles.parts}>
        {src && (
          <span
            className={styles.whole}
            data-still={x.readOnly || undefined}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              place(event)
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
            }}
          >
            <img src={src} alt="" draggable={false} />
            <span className={styles.point} style={{ left: `${x.value}%`, top: `${y.value}%` }} />
          </span>
        )}
        {src && <img src={src} alt="" className={styles.cut} style={{ objectPosition: `${x.value}% ${y.value}%` }} />}
        <div className={styles.axes}>
          {AXES.map(([name, label]) => (
            <Axis key={name} name={name} label={t(label)} />
          ))}
        </div>
      </div>
    </fieldset>
  )
}

const percent = (share: number) => String(Math.round(Math.min(1, Math.max(0, share)) * 100))

function Axis({ name, label }: { name: string; label: string }) {
  const id = useId()
  const field = useField(name)
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        disabled={field.readOnly}
        value={String(field.value)}
        className={styles.slider}
        onChange={({ target }) => field.type(target.value)}
      />
      <Theirs field={field} />
    </div>
  )
}
