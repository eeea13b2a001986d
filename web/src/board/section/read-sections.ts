import { ofPage, type SectionPage } from '@clubhouse/contract/board/section'
import type { LoaderFunctionArgs } from 'react-router'
import { rendering } from '../../api/page-source'

export async function readSections(page: SectionPage, { context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { source, lang } = context.get(rendering)
  return source.call(ofPage, { page, lang })
}
