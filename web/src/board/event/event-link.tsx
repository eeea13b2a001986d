import { useText } from '../../language/use-text'
import { ButtonLink } from '../../ui/button'

export function EventLink({ link }: { link: string }) {
  const t = useText()
  const isOwn = link.startsWith('/')
  return (
    <ButtonLink to={link} look="plain" rel={isOwn ? undefined : 'noopener'}>
      {isOwn ? t('event.LINK') : t('event.LINK_ELSEWHERE', { host: new URL(link).host })}
    </ButtonLink>
  )
}
