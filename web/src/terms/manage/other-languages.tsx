import { list, one, save, type Terms } from '@clubhouse/contract/terms'
import { Link } from 'react-router'
import { useCall, useCalls, useReadAgain } from '../../api/use-call'
import { useOnceWhole } from '../../api/use-once-whole'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { ButtonLink } from '../../ui/button'

/** More versions than a type has of one day. */
const MOST = 100
const LOUD = { toasts: 'all' } as const

type Row = Pick<Terms, 'termsIdx' | 'termsType' | 'lang' | 'effectiveDate' | 'state'>

/** The same terms of the same day in the other languages, with their texts. */
export function useOtherLanguages(terms: Terms | undefined) {
  const { others } = useOwnLanguages()
  const hasOthers = others.length > 0
  const asked = { termsType: terms?.termsType ?? '', size: MOST }
  const read = useCall(list, asked, { enabled: !!terms && hasOthers })
  const numbers = terms && read.data ? numbersOf(terms, read.data.list) : []
  const versions = useCalls(one, numbers, LOUD)
  const readAgain = useReadAgain(one, LOUD)
  const isWhole = !hasOthers || (!!read.data && versions.length === numbers.length)
  const isReady = useOnceWhole(isWhole, terms?.termsIdx)
  return {
    versions,
    isReady,
    error: read.error,
    /** @param now the terms as they are by now: another day has other versions */
    refetch: async (now: Terms) => {
      const { data } = await read.refetch()
      if (data) await readAgain(numbersOf(now, data.list))
    },
  }
}

/** In each language the version that was announced, else a draft. */
function numbersOf(terms: Row, rows: readonly Row[]): { termsIdx: number }[] {
  const same = rows.filter(
    ({ lang, effectiveDate, state }) =>
      lang !== terms.lang &&
      effectiveDate === terms.effectiveDate &&
      (state !== 'SUPERSEDED' || terms.state === 'SUPERSEDED'),
  )
  const langs = [...new Set(same.map(({ lang }) => lang))]
  return langs.map((lang) => {
    const ofLang = same.filter((row) => row.lang === lang)
    const { termsIdx } = ofLang.find(({ state }) => state !== 'DRAFT') ?? ofLang[0]!
    return { termsIdx }
  })
}

interface Props {
  terms: Terms
  versions: readonly Terms[]
}

/** From announced terms the way to each other language, or to writing it. */
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
