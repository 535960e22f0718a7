import { type DatetimeDefinition, defineField, type FieldDefinitionBase } from 'sanity'

type More = Partial<Omit<DatetimeDefinition, 'type' | 'name' | 'title' | 'options'> & FieldDefinitionBase>

/** An instant, asked by the clock of Brasília, whatever the editor's computer says. */
export const moment = (name: string, title: string, more: More = {}) =>
  defineField({
    description: 'Horário de Brasília.',
    ...more,
    name,
    title,
    type: 'datetime',
    options: {
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      displayTimeZone: 'America/Sao_Paulo',
      allowTimeZoneSwitch: false,
    },
  })
