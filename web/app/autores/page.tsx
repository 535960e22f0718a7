import { Breadcrumb } from '#web/ui/Breadcrumb.tsx'
import { pageMetadata } from '../_shell/page-metadata.ts'
import { pageGraph, StructuredData } from '../_shell/StructuredData.tsx'
import { People } from './People.tsx'

const path = '/autores'

export const generateMetadata = () => pageMetadata(path)

export default function AuthorsPage() {
  return (
    <>
      <Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Autores' }]} />
      <header>
        <h1>Quem escreve e revisa</h1>
        <p className="dek">O que cada um faz, o registro profissional e o que você deve saber.</p>
      </header>
      <div className="section">
        <People />
      </div>
      <StructuredData graph={pageGraph(path, 'Autores', 'Quem escreve e revisa', 'CollectionPage')} />
    </>
  )
}
