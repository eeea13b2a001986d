import { use } from 'react'
import type { RootData } from '../api/root-data'
import { useFirstPage } from '../ui/first-page'
import { NonceContext } from '../ui/nonce'

export type Thing = Record<string, unknown>
export type ClubFacts = Pick<RootData, 'info' | 'publicUrl' | 'social'>

/** schema.org data for search engines, only in server-rendered pages: in the browser `thing` is false. */
export function StructuredData({ thing }: { thing: Thing | false }) {
  const nonce = use(NonceContext)
  if (!useFirstPage()) return null
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: thing ? jsonOf(thing) : '' }}
    />
  )
}

/** Escapes what would end the script element. */
export const jsonOf = (thing: Thing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')

const addressOf = ({ address, addressDetail, zipCode }: RootData['info']): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: [address, addressDetail].filter(Boolean).join(', '),
  postalCode: zipCode || undefined,
})

/** @param picture an absolute URL */
export function golfCourse({ info, publicUrl, social }: ClubFacts, picture?: string): Thing {
  return {
    '@type': 'GolfCourse',
    '@id': `${publicUrl}/#club`,
    name: info.clubName,
    url: publicUrl,
    image: picture,
    sameAs: social?.map(({ url }) => url),
    telephone: info.clubPhoneNo || undefined,
    faxNumber: info.clubFaxNo || undefined,
    email: info.email || undefined,
    currenciesAccepted: info.currency,
    address: addressOf(info),
    geo: info.lat || info.lng ? { '@type': 'GeoCoordinates', latitude: info.lat, longitude: info.lng } : undefined,
  }
}

export interface ArticleFacts {
  openAt: string
  updatedAt: string
}

/** An article of the club. @param address absolute, as the picture's */
export function article(
  { info, publicUrl }: Pick<RootData, 'info' | 'publicUrl'>,
  { openAt, updatedAt }: ArticleFacts,
  about: { title?: string; description?: string; address: string; picture?: string },
): Thing {
  return {
    '@type': 'NewsArticle',
    headline: about.title,
    description: about.description,
    mainEntityOfPage: about.address,
    image: about.picture,
    datePublished: openAt,
    // A scheduled post was published unchanged.
    dateModified: updatedAt > openAt ? updatedAt : openAt,
    publisher: { '@type': 'GolfCourse', '@id': `${publicUrl}/#club`, name: info.clubName },
  }
}

export interface EventFacts {
  startDate?: string | null
  endDate?: string | null
  place?: string | null
}

/** An event at the club. @param about its address and picture are absolute */
export function clubEvent(
  { info, publicUrl }: Pick<RootData, 'info' | 'publicUrl'>,
  { startDate, endDate, place }: EventFacts,
  about: { title?: string; description?: string; address: string; picture?: string },
): Thing {
  return {
    '@type': 'Event',
    name: about.title,
    description: about.description,
    url: about.address,
    image: about.picture,
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place ? `${place}, ${info.clubName}` : info.clubName,
      address: addressOf(info),
    },
    organizer: { '@type': 'GolfCourse', '@id': `${publicUrl}/#club`, name: info.clubName, url: publicUrl },
  }
}
