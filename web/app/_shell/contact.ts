/** Apart from navigation.ts, which reads the registry of calculators: the error screen needs only this. */
export const CONTACT = 'contato@emmiudos.com.br'
