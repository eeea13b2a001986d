import { state } from '@clubhouse/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useLanguage } from '../language/use-text'

export async function stateWords({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  const { message, translated, wasOpened } = await source.call(state, { clubCode: source.club.clubCode })
  return { message, translated, wasOpened }
}

/** What the club says, in the language of the page where it says it. */
export function useStateWords(): string | null | undefined {
  const { message, translated } = useLoaderData<typeof stateWords>()
  const { lang } = useLanguage()
  return translated[lang]?.message || message
}

/** False before the first opening of a new club's site. */
export const useWasOpened = (): boolean => useLoaderData<typeof stateWords>().wasOpened
