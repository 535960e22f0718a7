import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { menuScript } from '#web/app/_frame/inline-scripts.ts'
import { noncePolicy, pagePolicy, unknownScripts, unreadPolicy } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function scriptSources(policy: string): string[] {
  return /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

// As Next 16.4.6 and React 19.3.1 wrote them into pages of this site.
const written = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n3:[\"$\",\"b\",null,{\"children\":\"a \u003c b\"}]\n"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/20n_.js"],"runtimeModuleIds":[494553]});\n',
  'requestAnimationFrame(function(){$RT=performance.now()});',
  '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};$RC("B:0","S:0")',
  '$RC("B:1","S:1")',
]

test.each([menuScript, ...written])('a script of ours or of the framework may run: %.60s', (script) => {
  const html = `<body><script id="_R_">${script}</script>`
  expect(unknownScripts(html)).toEqual([])
  expect(scriptSources(pagePolicy(html))).toEqual(["'self'", hashOf(script)])
})

test.each([
  'alert(1)',
  `${menuScript};alert(1)`,
  'self.__next_f.push([1,"1:null"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"1:null"].concat([alert(1)]))',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '$RC("B:1","S:1"),alert(1)',
])('a script that somebody has smuggled into a page may not: %.60s', (script) => {
  const html = `<p>a</p><script>${script}</script>`
  expect(unknownScripts(html)).toEqual([script.slice(0, 80)])
  expect(scriptSources(pagePolicy(html))).toEqual(["'self'"])
})

test('data, and a file that is loaded, have no hash', () => {
  const html =
    '<script type="application/ld+json">{}</script><script type="application/json" id="x">[]</script><script async="" src="/a.js"></script>'
  expect(scriptSources(pagePolicy(html))).toEqual(["'self'"])
  expect(unknownScripts(html)).toEqual([])
})

test('a script that stands twice has one hash', () => {
  const html = `<script>${menuScript}</script><script>${menuScript}</script>`
  expect(scriptSources(pagePolicy(html))).toHaveLength(2)
})

test('a page without the framework lets no text become a script or markup; one with it does', () => {
  const required = "require-trusted-types-for 'script'; trusted-types ilhas aparelho"
  for (const policy of [pagePolicy(`<script>${menuScript}</script>`), unreadPolicy])
    expect(policy).toContain(required)
  const framework = `<script>${written[0]}</script>`
  for (const policy of [pagePolicy(framework), noncePolicy('abc')])
    expect(policy).not.toContain('trusted-types')
})

test('nothing is allowed but what is named, and nothing inline by its kind', () => {
  for (const policy of [pagePolicy(''), noncePolicy('abc'), unreadPolicy]) {
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toMatch(/unsafe|\*|http:\/\/(?!localhost)/)
  }
  expect(scriptSources(noncePolicy('abc'))).toEqual(
    expect.arrayContaining(["'nonce-abc'", hashOf(menuScript)]),
  )
})
