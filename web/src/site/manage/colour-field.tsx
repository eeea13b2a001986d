import type { DataOf } from '@clubhouse/contract/call'
import type { check } from '@clubhouse/contract/look/look'
import { DEFAULT_COLOURS } from '@clubhouse/contract/look/tokens'
import { DefaultNote } from '../../form/default-note'
import { useText } from '../../language/use-text'
import { useField } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import styles from './look.module.css'
import { LookFaults } from './look-faults'
import { type Colour, hexIn, isHex } from './look-values'

interface Props {
  name: Colour
  checked?: DataOf<typeof check>
}

/** A colour field with its default and its contrast errors. */
export function ColourField({ name, checked }: Props) {
  const t = useText()
  const field = useField(name)
  const label = t(name === 'main' ? 'look.MAIN' : 'look.ACCENT')
  const typed = String(field.value)
  return (
    <div>
      <div className={styles.colour}>
        <TextField
          name={name}
          label={label}
          hint={t(name === 'main' ? 'look.MAIN_HINT' : 'look.ACCENT_HINT')}
          spellCheck={false}
        />
        <input
          type="color"
          aria-label={t('look.PICK', { name: label })}
          value={isHex(typed) ? hexIn(typed) : String(field.saved)}
          disabled={field.readOnly}
          onChange={({ target }) => field.type(target.value)}
        />
      </div>
      <DefaultNote name={name} label={label} value={DEFAULT_COLOURS[name]} />
      <LookFaults name={name} label={label} checked={checked} />
    </div>
  )
}
