import { list, one, save, type Terms } from '@clubhouse/contract/terms'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { ButtonLink } from '../../ui/button'
import { RichText } from '../../ui/rich-text'
import styles from './terms-manage.module.css'

/** More versions than a type has of one day. */
const MOST = 100

/** The versions of the same type and day in the other languages. */
export function useOtherLanguages(terms: Terms | undefined) {
  const { others } = useOwnLanguages()
  const asked = { termsType: terms?.termsType ?? '', size: MOST }
  const { data } = useCall(list, asked, { enabled: !!terms && others.length > 0 })
  return data?.list.filter(
    ({ lang, effectiveDate, state }) =>
      lang !== terms?.lang && effectiveDate === terms?.effectiveDate && state !== 'SUPERSEDED',
  )
}

interface Props {
  terms: Terms
  versions: NonNullable<ReturnType<typeof useOtherLanguages>>
}

/** The way to each other language of these terms, or to writing it. */
export function OtherLanguages({ terms, versions }: Props) {
  const t = useText()
  const { own, others, label } = useOwnLanguages()
  const mayCreate = useMay()(save, {})
  const langs = [own, ...others].filter((lang) => lang !== terms.lang)
  const of = (lang: string) => versions.find((one) => one.lang === lang)
  if (terms.state === 'SUPERSEDED' || langs.length === 0) return null
  return (
    <p className={base.cluster}>
      {langs.map((lang) => {
        const version = of(lang)
        if (version)
          return (
            <Link key={lang} to={`/ishm/site/terms/${version.termsIdx}`}>
              {label(lang)}: {t(`terms.${version.state}`)}
            </Link>
          )
        if (!mayCreate) return undefined
        return (
          <ButtonLink key={lang} look="plain" to={`/ishm/site/terms/new?from=${terms.termsIdx}&in=${lang}`}>
            {t('terms-manage.WRITE_IN', { language: label(lang) })}
          </ButtonLink>
        )
      })}
    </p>
  )
}

/**
 * A form with the text in another language beside it, where there is room. What is typed stays when that text arrives.
 * @param termsIdx of the other text
 */
export function Beside({ termsIdx, children }: { termsIdx: number | undefined; children: ReactNode }) {
  const { data: other } = useCall(one, { termsIdx: termsIdx! }, { enabled: termsIdx !== undefined })
  const { label } = useOwnLanguages()
  return (
    <div className={styles.beside}>
      {children}
      {other && (
        <details open className={styles.other}>
          <summary>
            {label(other.lang)}: <span lang={other.lang}>{other.title}</span>
          </summary>
          <article lang={other.lang}>
            <RichText html={other.contents} />
          </article>
        </details>
      )}
    </div>
  )
}
