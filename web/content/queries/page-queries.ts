import { defineQuery } from 'groq'
import { contentQuery } from './content-query.ts'
import { pageTag } from './tags.ts'
import { wordsRead } from './words-read.ts'

// The pages whose frame is in the code and whose text is the editors'. As in queries.ts, whatever a draft may lack has a
// fallback.

const questions = /* groq */ `"questions": coalesce(questions[]{
    _key,
    "question": coalesce(question, ""),
    "answer": coalesce(answer, [])
  }, [])`

const clauses = /* groq */ `"clauses": coalesce(clauses[]{
    _key,
    "title": coalesce(title, "Cláusula sem título"),
    "summary": coalesce(summary, ""),
    "text": coalesce(text, [])
  }, [])`

const guides = defineQuery(`
  *[_type == "guide" && defined(slug.current)] | order(slug.current asc) {
    "slug": slug.current,
    "title": coalesce(title, "Guia sem título"),
    "loss": coalesce(riskExamples[0].title, "")
  }
`)

/** The five guides as their list shows them, each with its first case of loss. */
export const guidesQuery = contentQuery(guides, () => ['guides'])

const guide = defineQuery(`
  *[_type == "guide" && slug.current == $slug][0] {
    _rev,
    "slug": slug.current,
    "title": coalesce(title, "Guia sem título"),
    "dek": coalesce(dek, ""),
    "summary": coalesce(summary, ""),
    "body": coalesce(body, []),
    "riskExamples": coalesce(riskExamples[]{
      _key,
      "title": coalesce(title, "Caso sem título"),
      "text": coalesce(text, [])
    }, []),
    "stepByStep": coalesce(stepByStep[]{
      _key,
      "title": coalesce(title, "Passo sem título"),
      "text": coalesce(text, [])
    }, []),
    "mistakes": coalesce(mistakes, []),
    ${questions},
    "authors": coalesce(authors[]->{ _id, "slug": slug.current, "name": coalesce(name, "Sem nome"), credentials, credentialUrl, "isTeam": coalesce(isTeam, false) }, []),
    "reviewer": select(reviewedBy->isTeam => "", coalesce(reviewedBy->name, "")),
    reviewedOn,
    ruleRefs,
    "words": ${wordsRead},
    "sources": coalesce(sources[]{
      _key,
      "title": coalesce(title, "Fonte sem título"),
      "publisher": coalesce(publisher, ""),
      url,
      accessedOn
    }, []),
    publishedAt,
    updatedAt,
    "changeLog": coalesce(changeLog[]{ _key, "date": coalesce(date, ""), kind, "what": coalesce(what, "") }, []),
    "adPolicy": coalesce(adPolicy, "normal"),
    seo
  }
`)

export const guideQuery = contentQuery(guide, ({ slug }) => [pageTag('guide', slug), 'authors'])

const legalPage = defineQuery(`
  *[_type == "legalPage" && slug.current == $slug][0] {
    _rev,
    "title": coalesce(title, "Texto sem título"),
    "dek": coalesce(dek, ""),
    "version": coalesce(version, ""),
    validFrom,
    "whatChanged": coalesce(whatChanged, ""),
    ${clauses},
    responsible,
    "previousVersions": coalesce(previousVersions[]{
      _key,
      "version": coalesce(version, ""),
      validFrom,
      "whatChanged": coalesce(whatChanged, ""),
      ${clauses}
    }, []),
    seo
  }
`)

export const legalPageQuery = contentQuery(legalPage, ({ slug }) => [pageTag('legalPage', slug)])

const sitePage = defineQuery(`
  *[_type == "sitePage" && slug.current == $slug][0] {
    _rev,
    "title": coalesce(title, "Página sem título"),
    "dek": coalesce(dek, ""),
    "body": coalesce(body, []),
    ${questions},
    seo
  }
`)

export const sitePageQuery = contentQuery(sitePage, ({ slug }) => [pageTag('sitePage', slug)])

const glossary = defineQuery(`
  *[_type == "glossaryTerm" && defined(slug.current)] | order(lower(term) asc) {
    "slug": slug.current,
    "term": coalesce(term, "Termo sem nome"),
    "definition": coalesce(definition, ""),
    "law": coalesce(law, ""),
    "related": coalesce(related[defined(@->slug.current)]->{ "slug": slug.current, "term": coalesce(term, "") }, [])
  }
`)

export const glossaryQuery = contentQuery(glossary, () => ['glossary'])

const corrections = defineQuery(`{
  "texts": count(*[_type in ["article", "guide"] && defined(slug.current)]),
  "corrected": *[_type in ["article", "guide"] && defined(slug.current) && count(changeLog[kind == "correction"]) > 0] {
    _type,
    "slug": slug.current,
    "title": coalesce(title, "Texto sem título"),
    "corrections": coalesce(changeLog[kind == "correction"]{ _key, "date": coalesce(date, ""), "what": coalesce(what, "") }, [])
  }
}`)

/** Every published correction, and among how many texts. */
export const correctionsQuery = contentQuery(corrections, () => ['articles', 'guides'])
