import { useRootData } from '../api/root-data'
import { useText } from '../language/use-text'
import { ButtonLink } from '../ui/button'
import { phoneLink } from '../ui/phone-link'

export function ClubPhone() {
  const t = useText()
  const number = useRootData()?.info.clubPhoneNo
  if (!number) return null
  return (
    <ButtonLink to={phoneLink(number)} reloadDocument>
      {t('site-state.CALL')} {number}
    </ButtonLink>
  )
}
