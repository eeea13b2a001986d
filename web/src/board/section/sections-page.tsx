import type { Section, SectionPage } from '@clubhouse/contract/board/section'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Empty } from '../../ui/empty'
import { PageHeader } from '../../ui/page-header'
import { clubThing, giftThing, practiceThing } from './section-things'
import { SectionView } from './section-view'
import styles from './section-view.module.css'

export const SECTION_MESSAGES = ['section-view']

interface Props {
  page: SectionPage
  sections: Section[]
  /** Links to the parts of a long page. */
  contents?: ReactNode
  /** Facts beside the text, below the hours; on a narrow screen below everything. */
  aside?: ReactNode
  /** What the product itself adds below. */
  children?: ReactNode
}

/** What the page is to search engines; the guide is nothing that they know. */
const THINGS = { club: clubThing, gift: giftThing, pft: practiceThing, guide: undefined }

/** The contour lines behind the title of each page. */
const SEEDS = { club: 'greenhill', gift: 'notices', guide: 'first light', pft: 'reservation' } as const

/** A fixed page: its sections in the order of the club, its hours beside them where the page has facts. */
export function SectionsPage({ page, sections, contents, aside, children }: Props) {
  const t = useText()
  const thingOf = THINGS[page]
  const title = t(`section-view.TITLE_${page}`)
  const [hours = [], main = []] = [true, false].map((is) =>
    sections.filter(({ kind }) => (aside !== undefined && kind === 'HOURS') === is),
  )
  return (
    <main id="content">
      <PageHead title={title} thing={thingOf && import.meta.env.SSR && ((root) => thingOf(root, sections, title))} />
      <PageHeader title={title} lead={t(`section-view.LEAD_${page}`)} seed={SEEDS[page]} />
      <div className={styles.page} data-aside={aside !== undefined || undefined}>
        <div className={styles.body}>
          {contents}
          {main.length === 0 && !children && <Empty title={t('section-view.NONE')} />}
          {main.map((section) => (
            <SectionView key={section.idx} section={section} page={page} />
          ))}
          {children}
        </div>
        {aside && (
          <div className={styles.aside}>
            {hours.map((section) => (
              <SectionView key={section.idx} section={section} page={page} />
            ))}
            {aside}
          </div>
        )}
      </div>
    </main>
  )
}
