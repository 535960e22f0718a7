/** For the error screen, which runs in the browser and cannot ask for the settings. */
export const CONTACT = 'contato@emmiudos.com.br'
