import { useField } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'
import { withDashes } from './phone-number'

/** A phone number, which gets its dashes when the field is left. A saved one that nobody changed stays as it is. */
export function PhoneField({ name, label, readOnly }: { name: string; label: string; readOnly?: boolean }) {
  const { value, saved, type } = useField(name)
  const leave = () => value !== saved && type(withDashes(String(value)))
  return <TextField name={name} type="tel" label={label} autoComplete="tel" readOnly={readOnly} onBlur={leave} />
}
