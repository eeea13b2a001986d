import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

const [picture] = new libheif.HeifDecoder().decode(workerData)
if (!picture) throw new Error('no picture')
const [width, height] = [picture.get_width(), picture.get_height()]
picture.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) => {
  if (!shown) throw new Error('not decoded')
  parentPort!.postMessage({ data: shown.data, width, height }, [shown.data.buffer])
})
