import { keep, kept } from '../office/memory'

/** What was chosen in the palette. */
interface Place {
  id: string
  label: string
  detail?: string
}

const NAME = 'palette'
const MOST = 8

/** The latest first. */
export const recentPlaces = (): readonly Place[] => kept<readonly Place[]>(NAME) ?? []

export function keepPlace(place: Place | undefined): void {
  if (place) keep(NAME, [place, ...recentPlaces().filter(({ id }) => id !== place.id)].slice(0, MOST))
}
