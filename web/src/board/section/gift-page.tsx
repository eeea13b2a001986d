import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Contact } from './contact'
import { readSections } from './read-sections'
import { SECTION_MESSAGES, SectionsPage } from './sections-page'

export const handle = { messages: SECTION_MESSAGES }

export const loader = (args: LoaderFunctionArgs) => readSections('gift', args)

export default function GiftPage() {
  return <SectionsPage page="gift" sections={useLoaderData<typeof loader>()} aside={<Contact />} />
}
