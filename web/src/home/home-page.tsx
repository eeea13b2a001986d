import { type Banner, page as bannersOf } from '@clubhouse/contract/board/banner'
import { normal, top } from '@clubhouse/contract/board/notice'
import { dayOf } from '@clubhouse/contract/format/format'
import { read as look } from '@clubhouse/contract/look/look'
import { tree } from '@clubhouse/contract/menu'
import { type DrawnCourse, holes } from '@clubhouse/contract/reservation/sheet/course'
import { read as courseState } from '@clubhouse/contract/reservation/sheet/course-state'
import { find } from '@clubhouse/contract/reservation/sheet/free-time'
import { type CalendarDay, calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useCallback, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type PageSource, rendering } from '../api/page-source'
import { readEvents } from '../board/event/read-events'
import { useFormat, useText } from '../language/use-text'
import { withTexts } from '../language/with-texts'
import { pathOf } from '../menu/menu-path'
import { PageHead } from '../page/page-head'
import { useViewer } from '../reservation/hold/viewer'
import { weekendsFrom } from '../reservation/sheet/find/wish'
import { factsOf } from '../ui/course/hole-facts'
import { part } from '../ui/part'
import { readWeatherLine } from '../weather/read-weather'
import { ClubBanners } from './club-banners'
import { ClubCard } from './club-card'
import { DayStrip } from './day-strip'
import { TIMES_READ, tilesOf } from './free-tiles'
import { Greeting } from './greeting'
import { Hero } from './hero'
import styles from './home-page.module.css'
import { LatestNotices } from './latest-notices'
import { Reading } from './reading'
import { UpcomingEvents } from './upcoming-events'

export const handle = {
  messages: ['home', 'course', 'course-state', 'notice', 'event', 'popup'],
}

/** Members only; visitors do not load it. */
const OwnHome = part(withTexts(() => import('./own-home')))
const LimitedBand = part(withTexts(() => import('../reservation/rules/standing/limited-band')))
const DAYS = 14
const PINNED = 3
const LATEST = 5
const EVENTS = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const calendarNow = source.call(calendar, { memberIdx: 0, clubCode })
  const freeNow = calendarNow.then(({ serverTime }) =>
    source.call(find, { memberIdx: 0, clubCode, ...weekendsFrom(dayOf(source.club, serverTime)), most: TIMES_READ }),
  )
  const [pinned, latest, days, courses, free, weather, state, { hero }, { events }, banners] = await Promise.all([
    source.call(top, { clubCode, lang, size: PINNED }),
    source.call(normal, { clubCode, lang, size: LATEST, sort: '-openAt' }),
    calendarNow,
    source.call(holes, { clubCode, lang }),
    freeNow,
    readWeatherLine(source, lang),
    source.call(courseState, { clubCode, lang }),
    source.call(look, { clubCode }),
    readEvents(source, lang, new URLSearchParams()),
    readBanners(source, lang),
  ])
  return {
    notices: [...pinned, ...latest.list].slice(0, LATEST),
    days: comingDays(days.days),
    times: tilesOf(free.days),
    events: events.slice(0, EVENTS),
    banners,
    today: { serverTime: days.serverTime, weather, state },
    // The club's own image, or the hole of another course every day.
    ...(hero && { picture: { ...hero, alt: hero.alt[lang] ?? '' } }),
    course: hero ? undefined : ofDay(courses[Number(dayOf(source.club, days.serverTime).slice(8)) % courses.length]),
  }
}

/** Of the main menu, as its popup shows them. */
async function readBanners({ call, club }: PageSource, lang: string): Promise<Banner[]> {
  const menus = await call(tree, { siteCode: club.siteCode, lang })
  const home = menus.find((menu) => pathOf(menu) === '/')
  if (!home?.isExistBanner) return []
  const { banner } = await call(bannersOf, { bannerDataIdx: home.idx, clubCode: club.clubCode, lang })
  return banner.filter(({ progress }) => progress)
}

const ofDay = (course?: DrawnCourse) =>
  course && { name: course.name, hole: course.ofDay, facts: factsOf(course.ofDay) }

const comingDays = (days: readonly CalendarDay[]) => days.filter(({ state }) => state !== 'PAST').slice(0, DAYS)

/** It comes as visitors see it; a member's own part takes the place of the club's picture. */
export default function HomePage() {
  const t = useText()
  const { days: everyones, notices, events, banners, today, times, ...picture } = useLoaderData<typeof loader>()
  const { dayOf: clubDay } = useFormat()
  const { known, viewer, memberIdx, name, limitedTo } = useViewer()
  const [own, setOwn] = useState<{ memberIdx: number; days: CalendarDay[] }>()
  const onDays = useCallback((days: CalendarDay[]) => setOwn({ memberIdx, days: comingDays(days) }), [memberIdx])
  const ownDays = memberIdx > 0 && own?.memberIdx === memberIdx ? own.days : undefined
  const isVisitor = viewer === 'visitor'
  return (
    <main id="content">
      <PageHead description={t('home.DESCRIPTION')} />
      {!known && (
        <div className={styles.early}>
          <Reading />
        </div>
      )}
      {isVisitor ? (
        <Hero today={today} days={everyones} times={times} {...picture} />
      ) : (
        <div className={styles.own}>
          <Greeting name={name} today={today} />
          <Suspense fallback={<Reading />}>
            {limitedTo ? (
              <LimitedBand route={limitedTo} />
            ) : (
              <OwnHome memberIdx={memberIdx} today={clubDay(today.serverTime)} notices={notices} onDays={onDays} />
            )}
          </Suspense>
        </div>
      )}
      <div className={styles.body}>
        <DayStrip days={ownDays ?? everyones} isOwn={ownDays !== undefined} />
        <UpcomingEvents events={events} />
        <ClubBanners banners={banners} />
        {(isVisitor || limitedTo) && <LatestNotices notices={notices} />}
        {isVisitor && <ClubCard />}
      </div>
    </main>
  )
}
