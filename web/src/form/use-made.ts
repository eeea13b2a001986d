import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/**
 * Opens a record that was just made, once its form is known to have nothing unsaved: until then leaving is asked about.
 * @param path of the list @returns takes the number of the record
 */
export function useMade(path: string): (idx: number | undefined) => void {
  const navigate = useNavigate()
  const [idx, setIdx] = useState<number>()
  useEffect(() => {
    if (idx) navigate(`${path}/${idx}`, { replace: true })
  }, [idx])
  return setIdx
}
