import { useId } from 'react'
import { useText } from '../../language/use-text'
import fieldStyles from '../../ui/field.module.css'
import { useField } from '../../ui/form/form'
import { Theirs } from '../../ui/form/theirs'
import { useObjectUrl } from '../../ui/form/use-picture'
import styles from './post.module.css'

interface Props {
  /** The chosen file, or the key of the saved picture. */
  picture: string | File
  url?: string | null
}

const AXES = [
  ['focusX', 'board.FOCUS_X'],
  ['focusY', 'board.FOCUS_Y'],
] as const

/** The point of a picture that stays in view where a part of it is cut off: two sliders, and how a card will cut it. */
export function FocusField({ picture, url }: Props) {
  const t = useText()
  const chosen = useObjectUrl(picture instanceof File ? picture : undefined)
  const src = picture instanceof File ? chosen : url
  const [x, y] = [useField('focusX').value, useField('focusY').value]
  return (
    <fieldset className={styles.field}>
      <legend className={fieldStyles.label}>{t('board.FOCUS')}</legend>
      <p className={fieldStyles.hint}>{t('board.FOCUS_HINT')}</p>
      <div className={styles.parts}>
        {src && <img src={src} alt="" className={styles.cut} style={{ objectPosition: `${x}% ${y}%` }} />}
        <div className={styles.axes}>
          {AXES.map(([name, label]) => (
            <Axis key={name} name={name} label={t(label)} />
          ))}
        </div>
      </div>
    </fieldset>
  )
}

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
        step={5}
        disabled={field.readOnly}
        value={String(field.value)}
        className={styles.slider}
        onChange={({ target }) => field.type(target.value)}
      />
      <Theirs field={field} />
    </div>
  )
}
