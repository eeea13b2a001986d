import { Link } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { FactLine } from '../fact-line'
import type { FoundThings } from './read-found-things'

export function FoundLine({ thing }: { thing: FoundThings['things'][number] }) {
  const t = useText()
  const { day } = useFormat()
  const { idx, label, title, foundDate, foundPlace, keepUntil } = thing
  return (
    <FactLine
      kind={label}
      title={title}
      end={
        <>
          {t('lost-item.FOUND_ON')} <time dateTime={foundDate}>{day(foundDate, 'date')}</time>
        </>
      }
    >
      <p>{foundPlace}</p>
      <p>{t('lost-item.KEPT_UNTIL', { date: keepUntil })}</p>
      <p>
        <Link to={`/mypage/lost/claim/${idx}`} aria-label={t('lost-item.CLAIM_ONE', { title })}>
          {t('lost-item.CLAIM')}
        </Link>
      </p>
    </FactLine>
  )
}
