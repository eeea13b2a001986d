import { ShutGate } from './sign-pictures'
import { StateSign, stateWords } from './state-sign'

export const handle = { messages: ['site-state'], bare: true }

export { stateWords as loader }

export default function ClosePage() {
  return <StateSign picture={<ShutGate />} name="CLOSED" />
}
