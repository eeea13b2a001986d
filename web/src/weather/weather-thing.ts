import { type ClubFacts, golfCourse, type Thing } from '../page/structured-data'

/** The page, which is about the place of the club. @param observedAt of the values shown; undefined without any */
export const weatherThing = (root: ClubFacts, name: string, observedAt?: string): Thing => ({
  '@type': 'WebPage',
  name,
  url: `${root.publicUrl}/weather`,
  dateModified: observedAt,
  about: golfCourse(root),
})
