/** How the Studio asks for an instant: by the clock of Brasília, whatever the editor's computer says. */
export const brasiliaMoment = {
  dateFormat: 'DD/MM/YYYY',
  timeFormat: 'HH:mm',
  displayTimeZone: 'America/Sao_Paulo',
  allowTimeZoneSwitch: false,
} as const
