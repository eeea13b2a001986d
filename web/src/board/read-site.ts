import { found as foundSections } from '@clubhouse/contract/board/section'
import { cards } from '@clubhouse/contract/reservation/sheet/course'
import { inForce } from '@clubhouse/contract/terms'
import type { PageSource } from '../api/page-source'
import { fits } from '../search/fits'

/** When creating an account, and when booking: together all terms in force. */
const PURPOSES = [1, 2]

export interface FoundHole {
  loop: string
  name: string
  /** Left out for the whole loop. */
  no?: number
  tip: string
}

/** The sections, loops, holes and terms in force that contain the words. */
export async function readSite({ call, club }: PageSource, lang: string, keyword: string) {
  const { clubCode } = club
  const [sections, courses, ...terms] = await Promise.all([
    call(foundSections, { keyword, clubCode, lang }),
    call(cards, { clubCode, lang }),
    ...PURPOSES.map((purpose) => call(inForce, { clubCode, purpose, lang })),
  ])
  return {
    sections,
    holes: holesIn(courses, keyword),
    terms: terms
      .flat()
      .filter(({ title, contents }) => hasWords(`${title} ${contents.replace(/<[^>]*>/g, ' ')}`, keyword))
      .map(({ termsIdx, title }) => ({ termsIdx, title })),
  }
}

const hasWords = (text: string, keyword: string) => {
  const said = text.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

interface Course {
  code: string
  name: string
  holes: readonly { no: number; tip: string }[]
}

/** Loops by their name, holes by their number or by how they are played. */
export function holesIn(courses: readonly Course[], keyword: string): FoundHole[] {
  const loops = courses.map(({ code, name }) => ({ code, label: name, hole: { loop: code, name, tip: '' } }))
  const holes = courses.flatMap(({ code, name, holes }) =>
    holes.map(({ no, tip }) => ({
      ...{ code: `${code} ${no}`, label: `${name} hole ${no} ${no}번홀 ${no}번 홀` },
      hole: { loop: code, name, no, tip },
    })),
  )
  const numbers: readonly string[] = keyword.match(/\d+/g) ?? []
  const byNo = fits(holes, keyword).filter(({ hole }) => numbers.includes(`${hole.no}`))
  const byTip = holes.filter((one) => !byNo.includes(one) && hasWords(one.hole.tip, keyword))
  return [...fits(loops, keyword), ...byNo, ...byTip].map(({ hole }) => hole)
}
