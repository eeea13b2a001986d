import { ExtGuide } from './ext-guide'

export const handle = { messages: ['ext-info'] }

export default function GoogleGuidePage() {
  return <ExtGuide engine="GOOGLE" console="https://search.google.com/search-console" />
}
