import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { Empty } from '../ui/empty'
import type { CommunityTab } from './community-tabs'
import { EventLine } from './event/event-line'
import factLines from './fact-lines.module.css'
import { FaqQuestion } from './faq/faq-question'
import { DishLine } from './fnb-menu/dish-line'
import { FeatPlate } from './hof/feat-plate'
import plates from './hof/feat-plate.module.css'
import { FoundLine } from './lost-item/found-line'
import { NoticeLine, PostLine } from './post-line'
import postLines from './post-line.module.css'
import listStyles from './post-list.module.css'
import type { Found } from './read-community'

interface Part {
  noun: string
  tab: CommunityTab
  total: number
  lines: ReactNode[]
  className?: string
}

/** What was found, by tab; each leads to the rest of its own. */
export default function FoundEverywhere(found: Found) {
  const t = useText()
  const parts = partsOf(found)
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const { keyword } = found
  return (
    <div className={listStyles.posts}>
      <p role="status" className={listStyles.found}>
        {t('community.FOUND', { count: total, keyword })}
      </p>
      {total === 0 && <Empty title={t('community.NOTHING_FOUND')}>{t('community.NOTHING_FOUND_HINT')}</Empty>}
      {parts.map(({ noun, tab, total: ofPart, lines, className }) => (
        <section key={noun} aria-labelledby={`found-${noun}`} className={listStyles.part}>
          <h2 id={`found-${noun}`}>{t(`${noun}.TITLE`)}</h2>
          {className ? <ul className={className}>{lines}</ul> : lines}
          {ofPart > lines.length && (
            <Link to={`/community?${new URLSearchParams({ tab, keyword })}`} className={listStyles.rest}>
              {t('community.FOUND_ALL', { count: ofPart })}
            </Link>
          )}
        </section>
      ))}
    </div>
  )
}

function partsOf({ notices, events, references, questions, things, feats, dishes }: Found): Part[] {
  const [posts, facts] = [postLines.list, factLines.lines]
  const parts: Part[] = [
    part('notice', 'notice', notices, posts, (notice) => <NoticeLine key={notice.idx} notice={notice} />),
    part('event', 'event', events, posts, (event) => <EventLine key={event.idx} event={event} />),
    part('reference', 'reference', references, posts, (one) => (
      <PostLine key={one.idx} post={one} to={`/community/reference/${one.idx}`} />
    )),
    part('faq', 'faq', questions, undefined, (one) => <FaqQuestion key={one.idx} question={one} isOpened={false} />),
    part('lost-item', 'lost-item', things, facts, (thing) => <FoundLine key={thing.idx} thing={thing} />),
    part('hof', 'hof', feats, plates.plates, (feat) => <FeatPlate key={feat.idx} feat={feat} />),
    part('fnb', 'fnb', dishes, facts, (dish) => <DishLine key={dish.idx} dish={dish} />),
  ]
  return parts.filter(({ total }) => total > 0)
}

function part<T>(
  noun: string,
  tab: CommunityTab,
  { total, list }: { total: number; list: readonly T[] },
  className: string | undefined,
  line: (one: T) => ReactNode,
): Part {
  return { noun, tab, total, lines: list.map(line), className }
}
