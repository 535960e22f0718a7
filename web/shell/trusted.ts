type Rules = { createScriptURL: (url: string) => string }

/** Missing in TypeScript's types of the browser. */
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
  }
}

const programs = ['/sw.js', '/anuncios.js']

const rules: Rules = {
  createScriptURL: (url) => {
    if (programs.includes(url)) return url
    throw new TypeError(`not a program of this site: ${url}`)
  },
}

/** Makes the addresses of programs that every page may load, as a browser with Trusted Types takes them (scripts/pages/policy.ts). */
export const trusted = window.trustedTypes?.createPolicy('aparelho', rules) ?? rules
