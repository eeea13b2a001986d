import type { TeamPattern } from '@clubhouse/contract/reservation/team/team'
import { useCodes } from '../../code/use-codes'
import { useText } from '../../language/use-text'
import { patternText } from './team-words'

/** Says when a group plays, in the words of the club’s codes. */
export function usePattern() {
  const t = useText()
  const { label: week } = useCodes('363')
  const { label: weekday } = useCodes('Z53')
  const { label: hour } = useCodes('364')
  return (pattern: TeamPattern, cycle: string) => patternText(pattern, cycle, { week, weekday, hour }, t)
}
