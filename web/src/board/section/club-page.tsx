import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Contact } from './contact'
import { readSections } from './read-sections'
import { SECTION_MESSAGES, SectionsPage } from './sections-page'

export const handle = { messages: SECTION_MESSAGES }

export const loader = (args: LoaderFunctionArgs) => readSections('club', args)

export default function ClubPage() {
  return <SectionsPage page="club" sections={useLoaderData<typeof loader>()} aside={<Contact />} />
}
