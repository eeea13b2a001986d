import { one } from '@clubhouse/contract/terms'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useFormat, useLanguage, useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { Button } from '../ui/button'
import { phoneLink } from '../ui/phone-link'
import { RichText } from '../ui/rich-text'
import styles from './agreement-page.module.css'
import { Changes } from './changes'

export const handle = { messages: ['terms'] }

const NUMBER = /^[1-9]\d{0,14}$/

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!NUMBER.test(params.termsIdx ?? '')) throw new Response(null, { status: 404 })
  const { call } = context.get(rendering).source
  return { terms: await call(one, { termsIdx: Number(params.termsIdx) }) }
}

/** One version of the terms: full text, owner, effective date and changes. */
export default function AgreementPage() {
  const t = useText()
  const format = useFormat()
  const { lang } = useLanguage()
  const { terms } = useLoaderData<typeof loader>()
  const { termsIdx, title, contents, effectiveDate, state, revision, clubName, telNo } = terms
  return (
    <article className={styles.sheet} lang={terms.lang === lang ? undefined : terms.lang}>
      <PageHead title={title} />
      <header className={styles.head}>
        <p className={styles.state} data-state={state}>
          {t(`terms.${state}`)}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.facts}>
          <div>
            <dt>{t('terms.CLUB')}</dt>
            <dd>{clubName}</dd>
          </div>
          <div>
            <dt>{t('terms.EFFECTIVE')}</dt>
            <dd>
              <time dateTime={effectiveDate}>{format.day(effectiveDate, 'long')}</time>
            </dd>
          </div>
          {telNo && (
            <div>
              <dt>{t('terms.PHONE')}</dt>
              <dd>
                <a href={phoneLink(telNo)}>{telNo}</a>
              </dd>
            </div>
          )}
        </dl>
      </header>
      {/* Headings in the club's HTML may begin at any level. */}
      <h2 data-only-spoken>{t('terms.FULL_TEXT')}</h2>
      <RichText html={contents} />
      <footer className={styles.foot}>
        {revision > 1 && <Changes termsIdx={termsIdx} />}
        <Button look="plain" className={styles.print} onClick={() => print()}>
          {t('common.PRINT')}
        </Button>
      </footer>
    </article>
  )
}
