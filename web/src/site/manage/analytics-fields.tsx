import { analyticsHistory, change, type read } from '@clubhouse/contract/analytics'
import type { DataOf } from '@clubhouse/contract/call'
import { Link } from 'react-router'
import { useForm } from '../../form/use-form'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import { WithLink } from '../../language/with-link'
import { ClubHistory } from '../../office/club-history'
import { useField } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import styles from './site-manage.module.css'

export type Analytics = DataOf<typeof read>

export const ANALYTICS_LABELS: Readonly<Record<string, TextKey | undefined>> = {
  gaId: 'ext-info.GA_ID',
  gaSecret: 'ext-info.GA_SECRET',
}

export function useAnalyticsForm({ gaId, hasSecret, version }: Analytics, refresh: () => Promise<unknown>) {
  return useForm({
    call: change,
    saved: { gaId, gaSecret: '' },
    words: { gaId: 'ext-info.GA_ID_WRONG', gaSecret: 'ext-info.GA_SECRET_WRONG' },
    readers: { gaId: (typed) => typed.trim().toUpperCase(), gaSecret: (typed) => typed.trim() || undefined },
    checks: {
      gaId: ({ gaId }) =>
        /^(G-[A-Z0-9]{4,20})?$/.test(String(gaId).trim().toUpperCase()) ? undefined : 'ext-info.GA_ID_WRONG',
      gaSecret: ({ gaId, gaSecret }) => {
        if (!/^[\w-]*$/.test(String(gaSecret).trim())) return 'ext-info.GA_SECRET_WRONG'
        return String(gaId).trim() && !hasSecret && !String(gaSecret).trim() ? 'ext-info.GA_SECRET_MISSING' : undefined
      },
    },
    secrets: ['gaSecret'],
    given: { version },
    refresh,
  })
}

/** Reports to Google, what Naver lacks, and the club's own numbers. */
export function AnalyticsFields({ analytics }: { analytics: Analytics }) {
  const t = useText()
  const { value } = useField('gaId')
  const { hasSecret, sentAt, failedAt, failure } = analytics
  return (
    <section className={styles.section} aria-labelledby="analytics">
      <h2 id="analytics">{t('ext-info.ANALYTICS')}</h2>
      <p className={styles.lead}>
        <WithLink text={t('ext-info.ANALYTICS_LEAD')} link={(words) => <Link to="/ishm?view=figures">{words}</Link>} />
      </p>
      <h3>{t('ext-info.GA')}</h3>
      <p className={styles.lead}>{t('ext-info.GA_LEAD')}</p>
      <div className={styles.fields}>
        <TextField name="gaId" label={t('ext-info.GA_ID')} placeholder="G-XXXXXXXXXX" spellCheck={false} />
        <TextField
          name="gaSecret"
          label={t('ext-info.GA_SECRET')}
          type="password"
          autoComplete="off"
          placeholder={hasSecret ? t('ext-info.GA_SECRET_KEPT') : undefined}
        />
      </div>
      <div role="status">
        {analytics.gaId && value === analytics.gaId && (
          <p className={failedAt ? styles.error : undefined}>
            {failedAt
              ? t('ext-info.GA_FAILED', { at: failedAt, failure })
              : sentAt
                ? t('ext-info.GA_SENT', { at: sentAt })
                : t('ext-info.GA_WAITING')}
          </p>
        )}
      </div>
      <ClubHistory call={analyticsHistory} title={t('ext-info.GA_HISTORY')} />
      <h3>{t('ext-info.NAVER_ANALYTICS')}</h3>
      <p className={styles.lead}>{t('ext-info.NAVER_ANALYTICS_WHY')}</p>
    </section>
  )
}
