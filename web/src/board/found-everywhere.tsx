import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TextKey } from '../language/text-key'
import { useText } from '../language/use-text'
import { useMayOpen } from '../menu/use-may-open'
import { Empty } from '../ui/empty'
import type { CommunityTab } from './community-tabs'
import { EventLine } from './event/event-line'
import factLines from './fact-lines.module.css'
import { FaqQuestion } from './faq/faq-question'
import { DishLine } from './fnb-menu/dish-line'
import { FeatPlate } from './hof/feat-plate'
import plates from './hof/feat-plate.module.css'
import { FoundLine } from './lost-item/found-line'
import { HoleLine, PlaceLine, SectionLine } from './place-line'
import { NoticeLine, PostLine } from './post-line'
import postLines from './post-line.module.css'
import listStyles from './post-list.module.css'
import { type Place, useFittingPlaces } from './public-places'
import type { Found, FoundIn } from './read-community'

interface Part {
  id: string
  title: TextKey
  total: number
  lines: ReactNode[]
  className?: string
  /** Where the rest is listed; left out where only more words lead to it. */
  tab?: CommunityTab
}

/** What was found on the site: its pages first, then the boards, each of which leads to the rest of its own. */
export default function FoundEverywhere({ keyword, in: found }: Found) {
  const t = useText()
  const places = useFittingPlaces(keyword)
  const mayOpen = useMayOpen()
  const parts = [
    pagesPart(places),
    ...(found ? [...siteParts(found, mayOpen('/course')), ...partsOf(found)] : []),
  ].filter(({ total }) => total > 0)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  return (
    <div className={listStyles.posts}>
      {keyword && (
        <p role="status" className={listStyles.found}>
          {t('community.FOUND', { count: total, keyword })}
        </p>
      )}
      {total === 0 && <Empty title={t('community.NOTHING_FOUND')}>{t('community.NOTHING_FOUND_HINT')}</Empty>}
      {parts.map(({ id, title, tab, total: ofPart, lines, className }) => (
        <section key={id} aria-labelledby={`found-${id}`} className={listStyles.part}>
          <h2 id={`found-${id}`}>{t(title)}</h2>
          {className ? <ul className={className}>{lines}</ul> : lines}
          {ofPart > lines.length &&
            (tab ? (
              <Link to={`/community?${new URLSearchParams({ tab, keyword })}`} className={listStyles.rest}>
                {t('community.FOUND_ALL', { count: ofPart })}
              </Link>
            ) : (
              <p className={listStyles.rest}>{t('community.FOUND_MORE', { count: ofPart - lines.length })}</p>
            ))}
        </section>
      ))}
    </div>
  )
}

const pagesPart = (places: readonly Place[]): Part => ({
  ...{ id: 'pages', title: 'common.PAGES', total: places.length, className: postLines.list },
  lines: places.map(({ code, label, on }) => <PlaceLine key={code} to={code} title={label} on={on} />),
})

/** Sections, loops, holes and terms. Sections of pages that visitors cannot open do not come. */
function siteParts({ sections, holes, terms }: FoundIn, hasCourse: boolean): Part[] {
  const drawn = hasCourse ? holes : []
  return [
    {
      ...{ id: 'sections', title: 'community.FOUND_SECTIONS', total: sections.total, className: postLines.list },
      lines: sections.list.map((section) => <SectionLine key={section.idx} section={section} />),
    },
    {
      ...{ id: 'course', title: 'scorecard.TITLE', total: drawn.length, className: postLines.list },
      lines: drawn.map((hole) => <HoleLine key={`${hole.loop} ${hole.no}`} hole={hole} />),
    },
    {
      ...{ id: 'terms', title: 'community.FOUND_TERMS', total: terms.length, className: postLines.list },
      lines: terms.map(({ termsIdx, title }) => (
        <PlaceLine key={termsIdx} to={`/common/agreement/${termsIdx}`} title={title} />
      )),
    },
  ]
}

function partsOf({ notices, events, references, questions, things, feats, dishes }: FoundIn): Part[] {
  const [posts, facts] = [postLines.list, factLines.lines]
  return [
    part('notice', notices, posts, (notice) => <NoticeLine key={notice.idx} notice={notice} />),
    part('event', events, posts, (event) => <EventLine key={event.idx} event={event} />),
    part('reference', references, posts, (one) => (
      <PostLine key={one.idx} post={one} to={`/community/reference/${one.idx}`} />
    )),
    part('faq', questions, undefined, (one) => <FaqQuestion key={one.idx} question={one} isOpened={false} />),
    part('lost-item', things, facts, (thing) => <FoundLine key={thing.idx} thing={thing} />),
    part('hof', feats, plates.plates, (feat) => <FeatPlate key={feat.idx} feat={feat} />),
    part('fnb', dishes, facts, (dish) => <DishLine key={dish.idx} dish={dish} />),
  ]
}

function part<T>(
  tab: CommunityTab,
  { total, list }: { total: number; list: readonly T[] },
  className: string | undefined,
  line: (one: T) => ReactNode,
): Part {
  return { id: tab, title: `${tab}.TITLE`, tab, total, lines: list.map(line), className }
}
