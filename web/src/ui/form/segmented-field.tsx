import { useField } from './form'
import { Segmented } from './segmented'

interface Props {
  name: string
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: string; label: string }[]
  /** See `Segmented`. */
  onPress?: (value: string) => void
}

export function SegmentedField({ name, label, options, onPress }: Props) {
  const { value, type } = useField(name)
  return (
    <Segmented name={name} label={label} options={options} value={String(value)} onChoose={type} onPress={onPress} />
  )
}
