import { guide } from '@clubhouse/contract/reservation/rules/guide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { readSections } from '../board/section/read-sections'
import { SECTION_MESSAGES, SectionsPage } from '../board/section/sections-page'
import { useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Discounts } from './discounts'
import { Fees } from './fees'
import { Booking, Coupons, Draws, Penalties, Standby, Times } from './rules'

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
  return (
    <SectionsPage page="guide" sections={sections}>
      <Fees fees={rules.fees} />
      <Discounts discounts={rules.discounts} />
      <Coupons />
      <Times times={rules.times} />
      <Booking rules={rules} />
      <Standby standby={rules.standby} />
      <Draws draws={rules.draws} />
      <Penalties rules={rules} />
      <p className={base.quiet}>{t('guide.FROM_RULES')}</p>
    </SectionsPage>
  )
}
