import { useClub, useLanguage } from '../../language/use-text'
import type { AskedPost } from './asked-post'

/** The language that the asked post is written in: its own, the one of the URL, or the manager's. */
export function useWrittenIn({ query }: Pick<AskedPost, 'query'>, post: { lang: string } | undefined): string {
  const { lang: mine } = useLanguage()
  const { langs } = useClub()
  const wanted = query.get('lang') ?? ''
  return post?.lang ?? (langs.includes(wanted) ? wanted : mine)
}
