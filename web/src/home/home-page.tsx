import { normal, top } from '@clubhouse/contract/board/notice'
import { dayOf } from '@clubhouse/contract/format/format'
import { read as look } from '@clubhouse/contract/look/look'
import { type DrawnCourse, holes } from '@clubhouse/contract/reservation/course'
import { find } from '@clubhouse/contract/reservation/free-time'
import { calendar } from '@clubhouse/contract/reservation/sheet'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { weekendsFrom } from '../reservation/find/wish'
import { factsOf } from '../ui/course/hole-facts'
import { readWeatherLine } from '../weather/read-weather'
import { ClubCard } from './club-card'
import { DayStrip } from './day-strip'
import { Hero } from './hero'
import styles from './home-page.module.css'
import { LatestNotices } from './latest-notices'
import { WeekendTimes } from './weekend-times'

export const handle = { messages: ['home', 'free-time', 'course', 'notice'] }

const PINNED = 3
const LATEST = 5
const DAYS = 14
const TIMES = 3

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const calendarNow = source.call(calendar, { memberIdx: 0, clubCode })
  const freeNow = calendarNow.then(({ serverTime }) =>
    source.call(find, { memberIdx: 0, clubCode, ...weekendsFrom(dayOf(source.club, serverTime)), most: TIMES }),
  )
  const [pinned, latest, days, courses, free, weather, { hero }] = await Promise.all([
    source.call(top, { clubCode, lang, size: PINNED }),
    source.call(normal, { clubCode, lang, size: LATEST, sort: '-openAt' }),
    calendarNow,
    source.call(holes, { clubCode, lang }),
    freeNow,
    readWeatherLine(source, lang),
    source.call(look, { clubCode }),
  ])
  return {
    notices: [...pinned, ...latest.list].slice(0, LATEST),
    days: days.days.filter(({ state }) => state !== 'PAST').slice(0, DAYS),
    weekends: free.days.filter(({ date }) => isWeekend(date)),
    next: free.days.find(({ times }) => times.length > 0),
    serverTime: days.serverTime,
    weather,
    // The club's own image, or the hole of another course every day.
    ...(hero && { picture: hero }),
    course: hero ? undefined : ofDay(courses[Number(dayOf(source.club, days.serverTime).slice(8)) % courses.length]),
  }
}

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay())

const ofDay = (course?: DrawnCourse) =>
  course && { name: course.name, hole: course.ofDay, facts: factsOf(course.ofDay) }

export default function HomePage() {
  const t = useText()
  const data = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead description={t('home.DESCRIPTION')} />
      <Hero {...data} />
      <div className={styles.body}>
        <WeekendTimes days={data.weekends} />
        <DayStrip days={data.days} />
        <LatestNotices notices={data.notices} />
        <ClubCard />
      </div>
    </main>
  )
}
