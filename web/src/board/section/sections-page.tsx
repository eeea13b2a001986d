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
  /** What the product itself adds below. */
  children?: ReactNode
}

/** What the page is to search engines; the guide is nothing that they know. */
const THINGS = { club: clubThing, gift: giftThing, pft: practiceThing, guide: undefined }

/** The contour lines behind the title of each page. */
const SEEDS = { club: 'greenhill', gift: 'notices', guide: 'first light', pft: 'reservation' } as const

/** A fixed page: its sections in the order of the club. */
export function SectionsPage({ page, sections, children }: Props) {
  const t = useText()
  const thingOf = THINGS[page]
  const title = t(`section-view.TITLE_${page}`)
  return (
    <main id="content">
      <PageHead title={title} thing={thingOf && import.meta.env.SSR && ((root) => thingOf(root, sections, title))} />
      <PageHeader title={title} lead={t(`section-view.LEAD_${page}`)} seed={SEEDS[page]} />
      <div className={styles.body}>
        {sections.length === 0 && !children && <Empty title={t('section-view.NONE')} />}
        {sections.map((section) => (
          <SectionView key={section.idx} section={section} />
        ))}
        {children}
      </div>
    </main>
  )
}
