import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { goToSection } from './hash-section'

/** Scrolls to the section in the hash. Mount once per page. */
export function HashScroll() {
  const { pathname, hash, key } = useLocation()
  // The same hash counts again on another page, and on another press of its link.
  useEffect(() => goToSection(hash), [pathname, hash, key])
  return null
}
