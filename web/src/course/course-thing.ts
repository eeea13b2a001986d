import { type ClubFacts, golfCourse, type Thing } from '../page/structured-data'
import type { Loop } from './read-course'

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** The club with its loops: holes, par, and the length from the back tees in metres. */
export function courseThing(root: ClubFacts, loops: readonly Loop[]): Thing {
  const club = golfCourse(root)
  return {
    ...club,
    containsPlace: loops.map(({ code, name, holes }) => ({
      '@type': 'GolfCourse',
      name: `${name}, ${root.info.clubName}`,
      url: `${root.publicUrl}/course?loop=${encodeURIComponent(code)}`,
      address: club.address,
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'holes', value: holes.length },
        { '@type': 'PropertyValue', name: 'par', value: sum(holes.map(({ par }) => par)) },
        { '@type': 'PropertyValue', name: 'length', value: sum(holes.map(({ tees }) => tees[0])), unitCode: 'MTR' },
      ],
    })),
  }
}
