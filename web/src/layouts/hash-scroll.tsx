import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { goToSection } from './hash-section'

/** Goes to the section that the address names. Once per page. */
export function HashScroll() {
  const { pathname, hash, key } = useLocation()
  // The same hash counts again on another page, and when its link is pressed again.
  useEffect(() => goToSection(hash), [pathname, hash, key])
  return null
}
