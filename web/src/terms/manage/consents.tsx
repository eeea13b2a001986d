import { consents } from '@clubhouse/contract/terms-manage'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './terms-manage.module.css'

const SIZE = 20

/** How many members agreed, and who; names only for who may read members. */
export function Consents({ termsIdx }: { termsIdx: number }) {
  const t = useText()
  const { instant } = useFormat()
  const [pages, setPages] = useState(1)
  const { data } = useCall(
    consents,
    { termsIdx, size: Math.min(100, pages * SIZE) },
    { placeholderData: (previous) => previous },
  )
  if (!data) return null
  return (
    <section className={styles.consents} aria-labelledby="consents">
      <h2 id="consents">{t('terms-manage.CONSENTS')}</h2>
      <p>{t('terms-manage.COUNTS', { agreed: data.agreed, refused: data.refused })}</p>
      <ul>
        {data.list.map(({ memberIdx, name, agreed, at }) => (
          <li key={memberIdx}>
            <span>{name ?? t('terms-manage.MEMBER', { no: String(memberIdx) })}</span>
            <StateWord tone={agreed ? 'good' : 'bad'}>
              {t(agreed ? 'terms-manage.AGREED' : 'terms-manage.REFUSED')}
            </StateWord>
            <Time at={at}>{instant(at)}</Time>
          </li>
        ))}
      </ul>
      {data.total > data.list.length && data.list.length < 100 && (
        <Button look="plain" size="small" onClick={() => setPages(pages + 1)}>
          {t('terms-manage.MORE')}
        </Button>
      )}
    </section>
  )
}
