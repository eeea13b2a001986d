import { arrange, SECTION_PAGES, type SectionPage, sectionBoard } from '@clubhouse/contract/board/section'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ask } from '../../../api/transport'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { offerUndo } from '../../../office/undo'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { ArrangedList } from '../../../ui/arranged-list'
import base from '../../../ui/base.module.css'
import { Empty } from '../../../ui/empty'
import { Segmented } from '../../../ui/form/segmented'
import { Icon } from '../../../ui/icon'
import { ListHead } from '../../../ui/list-head'
import { Unread } from '../../../ui/unread'
import { StateCell } from '../../manage/list-parts'
import styles from './section.module.css'
import type { SectionRow } from './section-list'

export const handle = { messages: ['section', 'post', 'form', 'office'] }

/** More than a page has; the call takes as many. */
const MOST = 100

/** The sections of one page in their order. */
export default function SectionOrderPage() {
  const t = useText()
  const mayRead = useMay()(sectionBoard.list)
  const [query, setQuery] = useSearchParams()
  const of = SECTION_PAGES.find((page) => page === query.get('of')) ?? 'club'
  const asked = { of, size: MOST, sort: 'place' } as const
  const { data, error, refetch } = useCall(sectionBoard.list, asked, { enabled: mayRead })
  const sections = data?.list.filter(({ state }) => state !== 'ARCHIVED')
  return (
    <div className={styles.page}>
      <PageHead title={t('section.ARRANGE_TITLE')} />
      <Link to="/ishm/board/section" className={styles.back}>
        <Icon name="back" /> {t('section.SHOW_ALL')}
      </Link>
      <ListHead title={t('section.ARRANGE_TITLE')}>
        <p>{t('section.ARRANGE_LEAD')}</p>
      </ListHead>
      {!mayRead && <Empty title={t('section.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && (
        <div className={base.cluster}>
          <Segmented
            label={t('section.PAGE')}
            value={of}
            options={SECTION_PAGES.map((value) => ({ value, label: t(`section.PAGE_${value}`) }))}
            onChoose={(page) => setQuery({ of: page }, { replace: true, preventScrollReset: true })}
          />
          <Link to={`/${of}`}>{t('section.SEE_PAGE')}</Link>
        </div>
      )}
      {sections && <Sections key={of} page={of} sections={sections} refresh={refetch} />}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={6} />}
    </div>
  )
}

interface Props {
  page: SectionPage
  sections: readonly SectionRow[]
  refresh: () => Promise<unknown>
}

function Sections({ page, sections, refresh }: Props) {
  const t = useText()
  const mayMove = useMay()(arrange)
  const [after, setAfter] = useState<readonly SectionRow[]>()
  const save = (rows: readonly SectionRow[]) =>
    ask(arrange, { page, idx: rows.map(({ idx }) => idx) }, { toasts: 'all' })
  async function move(next: readonly SectionRow[]) {
    if (after) return
    setAfter(next)
    const saved = await save(next).catch(() => undefined)
    await refresh()
    setAfter(undefined)
    if (saved) offerUndo([sections], save, refresh, 'section.ARRANGED')
  }
  if (sections.length === 0) return <Empty title={t('section.NONE_HERE')} />
  return (
    <ArrangedList
      items={after ?? sections}
      keyOf={({ idx }) => String(idx)}
      nameOf={({ title }) => title}
      label={t('section.ARRANGE_TITLE')}
      mayMove={mayMove}
      onMove={move}
    >
      {(section) => (
        <div className={styles.section}>
          <Link to={`/ishm/board/section/${section.idx}`}>{section.title}</Link>
          <span className={styles.kind}>{t(`section.KIND_${section.kind}`)}</span>
          <StateCell row={section} />
        </div>
      )}
    </ArrangedList>
  )
}
