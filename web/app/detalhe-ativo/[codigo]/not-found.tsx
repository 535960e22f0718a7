import { UnknownAsset } from '../UnknownAsset.tsx'

export default function AssetNotFound() {
  return <UnknownAsset />
}
