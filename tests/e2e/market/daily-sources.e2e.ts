import { expect, test } from '@playwright/test'
import { renewed } from '../renewal.ts'
import { stack } from '../stack.ts'
import { simulate } from './simulate.ts'

const { site } = stack.market

test('the holidays are checked, and the bonds have their rates, marked as simulated', async ({ page }) => {
  await simulate({ now: null, fault: 'none' })
  await expect
    .poll(() => renewed(`${site}/status-mercado`))
    .toMatch(/Taxas do Tesouro Direto[\s\S]*Selic \+ 0,03/)
  await page.goto('/status-mercado')
  const year = new Date().getFullYear()
  await expect(page.locator('section[aria-labelledby=feriados]')).toContainText(
    new RegExp(
      `Feriados nacionais de ${year} conferidos com a BrasilAPI em \\d\\d/\\d\\d/\\d{4}: nenhuma diferença\\.`,
    ),
  )
  const bonds = page.getByRole('region', { name: 'Taxas do Tesouro Direto' })
  await expect(bonds).toContainText('Dados simulados')
  await expect(bonds).toContainText('licença ODbL')
  await page.getByText('Tesouro IPCA+ (', { exact: false }).focus()
  await page.keyboard.press('Enter')
  await expect(
    bonds.getByRole('row', { name: /IPCA\+ 2035 IPCA \+ \d,\d\d % a\.a\. [\d.]+,\d\d 15\/05\/2035/ }),
  ).toBeVisible()
  // A bond that is not on offer has no line.
  await expect(bonds).not.toContainText('IGPM+')
})

test('what the market expects of the dollar, on its page and on the one of the euro', async ({ page }) => {
  for (const path of ['/dolar-hoje', '/euro-hoje']) {
    await expect.poll(() => renewed(site + path)).toContain('Mediana do boletim Focus')
    await page.goto(path)
    const section = page.getByRole('region', { name: 'O que o mercado espera' })
    await expect(section).toContainText('É uma expectativa, e não promessa nem a taxa de hoje.')
    await section.locator('summary').click()
    await expect(section.getByRole('row', { name: /^Selic \d+,\d\d % \d+,\d\d % \d+$/ })).toBeVisible()
    await expect(section).toContainText('Dados simulados')
  }
})
