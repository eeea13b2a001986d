import { normal, top } from '@clubhouse/contract/board/notice'
import { dayOf } from '@clubhouse/contract/format/format'
import { type DrawnCourse, holes } from '@clubhouse/contract/reservation/course'
import { calendar } from '@clubhouse/contract/reservation/sheet'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { ClubCard } from './club-card'
import { DayStrip } from './day-strip'
import { Hero } from './hero'
import styles from './home-page.module.css'
import { LatestNotices } from './latest-notices'

export const handle = { messages: ['home', 'course', 'notice'] }

const PINNED = 3
const LATEST = 5
const DAYS = 14

export async function loader({ context }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const [pinned, latest, days, courses] = await Promise.all([
    source.call(top, { clubCode, lang, size: PINNED }),
    source.call(normal, { clubCode, lang, size: LATEST, sort: '-openAt' }),
    source.call(calendar, { memberIdx: 0, clubCode }),
    source.call(holes, { clubCode, lang }),
  ])
  return {
    notices: [...pinned, ...latest.list].slice(0, LATEST),
    days: days.days.filter(({ state }) => state !== 'PAST').slice(0, DAYS),
    serverTime: days.serverTime,
    // Another course every day.
    course: ofDay(courses[Number(dayOf(source.club, days.serverTime).slice(8)) % courses.length]),
  }
}

const ofDay = (course?: DrawnCourse) => course && { name: course.name, hole: course.ofDay }

export default function HomePage() {
  const t = useText()
  const { notices, days, serverTime, course } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead description={t('home.DESCRIPTION')} />
      <Hero days={days} serverTime={serverTime} course={course} />
      <div className={styles.body}>
        <DayStrip days={days} />
        <LatestNotices notices={notices} />
        <ClubCard />
      </div>
    </main>
  )
}
