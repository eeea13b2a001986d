import { useText } from '../../../../language/use-text'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import type { Closing } from './closings'

/** Names a closing: Morning, Lake, or Lake, Morning. */
export function useClosingName({ courses }: Pick<ManagerSheet, 'courses'>) {
  const t = useText()
  return ({ part, courseIdx }: Omit<Closing, 'reason'>): string => {
    const course = courses.find((one) => one.courseIdx === courseIdx)?.name
    return [course, part && t(`tee-times.PART_${part}`)].filter(Boolean).join(', ')
  }
}
