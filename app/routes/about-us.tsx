import { Lens } from '#app/drawings/lens.tsx'
import { InfoPage } from '#app/info-page.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function AboutUs({ data }: PageProps<PageDataOf['about-us']>) {
  return <InfoPage data={data} picture={<Lens figure="EKS" />} />
}
