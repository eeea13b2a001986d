import { useEffect, useState } from 'react'

/**
 * Whether all that a form needs was read once for a record: what is read in addition later, such as a language that was just
 * added, does not take the form away.
 * @param number of the record; undefined where there is none
 */
export function useOnceWhole(isWhole: boolean, number: number | undefined): boolean {
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    if (isWhole) setShown(number)
  }, [isWhole, number])
  return isWhole || (number !== undefined && shown === number)
}
