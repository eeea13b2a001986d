import { type Guide, guide } from '@clubhouse/contract/reservation/rules/guide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { readSections } from '../board/section/read-sections'
import { sectionId } from '../board/section/section-id'
import { SECTION_MESSAGES, SectionsPage } from '../board/section/sections-page'
import { useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Contents } from './contents'
import { Discounts } from './discounts'
import { Fees } from './fees'
import styles from './guide-page.module.css'
import { type MemberTypes, useMemberTypes } from './member-types'
import { Penalties } from './penalties'
import { Booking, Coupons, Paragraphs, Short, Times } from './rules'

export const handle = { messages: ['guide', ...SECTION_MESSAGES] }

export async function loader(args: LoaderFunctionArgs) {
  const { source, lang } = args.context.get(rendering)
  const { clubCode } = source.club
  const [sections, rules] = await Promise.all([readSections('guide', args), source.call(guide, { clubCode, lang })])
  return { sections, rules }
}

/** What the club writes, and what the rules say. */
export default function GuidePage() {
  const t = useText()
  const { sections, rules } = useLoaderData<typeof loader>()
  const types = useMemberTypes(rules)
  const own = partsOf(rules, types).map(({ id, title, body }) => ({ id, name: t(title), body }))
  const written = sections.flatMap(({ idx, heading }) => (heading ? [{ id: sectionId(idx), name: heading }] : []))
  return (
    <SectionsPage
      page="guide"
      sections={sections}
      contents={
        <>
          <Contents parts={[...written, ...own]} />
          {rules.short.length > 0 && <Short id="short" short={rules.short} />}
        </>
      }
    >
      {own.map(({ id, name, body }) => (
        <section key={id} className={styles.rule} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          {body}
        </section>
      ))}
      <p className={base.quiet}>{t('guide.FROM_RULES')}</p>
    </SectionsPage>
  )
}

/** What the product itself says, in the order of the page; what the club does not have is left out. */
function partsOf(rules: Guide, types: MemberTypes) {
  const { discounts, times, standby, draws, groups } = rules
  const all = [
    { id: 'fees', title: 'guide.FEES', body: <Fees rules={rules} types={types} /> },
    { id: 'discounts', title: 'guide.DISCOUNTS', body: discounts.length > 0 && <Discounts discounts={discounts} /> },
    { id: 'coupons', title: 'guide.COUPONS', body: <Coupons /> },
    { id: 'times', title: 'guide.TIMES', body: times.length > 0 && <Times times={times} /> },
    { id: 'opening', title: 'guide.OPENING', body: <Booking rules={rules} types={types} /> },
    { id: 'standby', title: 'guide.STANDBY', body: <p>{standby}</p> },
    { id: 'draws', title: 'guide.DRAWS', body: draws.length > 0 && <Paragraphs of={draws} /> },
    { id: 'groups', title: 'guide.GROUPS', body: groups.length > 0 && <Paragraphs of={groups} /> },
    { id: 'penalties', title: 'guide.PENALTIES', body: <Penalties rules={rules} /> },
  ] as const
  return all.filter(({ body }) => body)
}
