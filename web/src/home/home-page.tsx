import { type Banner, page as bannersOf } from '@clubhouse/contract/board/banner'
import { normal, top } from '@clubhouse/contract/board/notice'
import { dayOf } from '@clubhouse/contract/format/format'
import { read as look } from '@clubhouse/contract/look/look'
import { tree } from '@clubhouse/contract/menu'
import { type DrawnCourse, holes } from '@clubhouse/contract/reservation/sheet/course'
import { read as courseState } from '@clubhouse/contract/reservation/sheet/course-state'
import { find } from '@clubhouse/contract/reservation/sheet/free-time'
import { calendar } from '@clubhouse/contract/reservation/sheet/sheet'
import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type PageSource, rendering } from '../api/page-source'
import { readEvents } from '../board/event/read-events'
import { useFormat, useText } from '../language/use-text'
import { pathOf } from '../menu/menu-path'
import { PageHead } from '../page/page-head'
import { useViewer } from '../reservation/hold/viewer'
import { weekendsFrom } from '../reservation/sheet/find/wish'
import { factsOf } from '../ui/course/hole-facts'
import { optionalPart } from '../ui/part'
import { readWeatherLine } from '../weather/read-weather'
import { ClubBanners } from './club-banners'
import { ClubCard } from './club-card'
import { DayStrip } from './day-strip'
import { Hero } from './hero'
import styles from './home-page.module.css'
import { type HomeTimes, TIMES, timesOf } from './home-times'
import { LatestNotices } from './latest-notices'
import { UpcomingEvents } from './upcoming-events'
import { WeekendTimes } from './weekend-times'

export const handle = {
  messages: ['home', 'free-time', 'course', 'course-state', 'notice', 'event', 'popup'],
}

const OwnTimes = optionalPart(() => import('./own-times'))
const PINNED = 3
const LATEST = 5
const EVENTS = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const calendarNow = source.call(calendar, { memberIdx: 0, clubCode })
  const freeNow = calendarNow.then(({ serverTime }) =>
    source.call(find, { memberIdx: 0, clubCode, ...weekendsFrom(dayOf(source.club, serverTime)), most: TIMES }),
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
    times: timesOf(days.days, free.days),
    events: events.slice(0, EVENTS),
    banners,
    serverTime: days.serverTime,
    weather,
    state,
    // The club's own image, or the hole of another course every day.
    ...(hero && { picture: hero }),
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

export default function HomePage() {
  const t = useText()
  const { times: everyones, ...data } = useLoaderData<typeof loader>()
  const { dayOf: clubDay } = useFormat()
  const { memberIdx } = useViewer()
  // The page comes as visitors see it.
  const [read, setRead] = useState<HomeTimes>()
  const own = memberIdx ? read : undefined
  const { days, weekends, next } = own ?? everyones
  return (
    <main id="content">
      <PageHead description={t('home.DESCRIPTION')} />
      {memberIdx > 0 && (
        <Suspense>
          <OwnTimes memberIdx={memberIdx} today={clubDay(data.serverTime)} onRead={setRead} />
        </Suspense>
      )}
      <Hero {...data} days={days} next={next} />
      <div className={styles.body}>
        <WeekendTimes days={weekends} isOwn={own !== undefined} />
        <DayStrip days={days} isOwn={own !== undefined} />
        <UpcomingEvents events={data.events} />
        <ClubBanners banners={data.banners} />
        <LatestNotices notices={data.notices} />
        <ClubCard />
      </div>
    </main>
  )
}
