import { Link } from 'react-router'
import { useCodes } from '../../../code/use-codes'
import { SkyIcon, SkySymbols } from '../../../weather/sky-icon'

/** The day's forecast in a word. @param code of 791 */
export default function DaySky({ code }: { code: string }) {
  const { label, isLoaded } = useCodes('791')
  if (!isLoaded) return null
  return (
    <Link to="/weather">
      <SkySymbols codes={[code]} />
      <SkyIcon code={code} size={20} /> {label(code)}
    </Link>
  )
}
