import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { goToSection } from './hash-section'

/** Goes to the section that the address names. Once per page. */
export function HashScroll() {
  const { hash } = useLocation()
  useEffect(() => goToSection(hash), [hash])
  return null
}
