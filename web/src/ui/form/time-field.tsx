import { readTime } from '@clubhouse/contract/format/read-typed'
import { WrittenField } from './written-field'

/** HH:mm, five characters, and a space that someone typed. */
const LONGEST = 6

interface Props {
  name: string
  label: string
  hint?: string
}

/** A time of day, of 24 hours: `9:30` and `0930` are 09:30. Empty is none. */
export function TimeField(props: Props) {
  return <WrittenField {...props} inputMode="numeric" size={LONGEST} read={readTime} write={(time) => time} />
}
