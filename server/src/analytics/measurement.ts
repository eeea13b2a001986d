const TIMEOUT_MS = 5_000

/** Sends a report to Google's Measurement Protocol, which never says whether it was right. @throws when it does not arrive */
export async function sendReport(
  base: string,
  { gaId, secret }: { gaId: string; secret: string },
  report: object,
): Promise<void> {
  const url = new URL(base)
  url.searchParams.set('measurement_id', gaId)
  url.searchParams.set('api_secret', secret)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
}
