// Composed after what each program puts on the clipboard (Chrome on Windows, 2026): its wrappers, classes and comments, and
// its ways of nesting. The texts are ours.

const fragment = (html: string) =>
  `<html><body>\n<!--StartFragment-->${html}<!--EndFragment-->\n</body></html>`

const docsSpan = (text: string, style = 'font-weight:400') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`
const docs = (html: string) =>
  fragment(
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2f6f1a2c-7fff-1b2c-d3a4-5e6f7a8b9c0d">${html}</b><br class="Apple-interchange-newline">`,
  )
const docsCell = (text: string) =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;">${docsSpan(text)}</p></td>`
const docsItem = (text: string, level: number, type: string) =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation">${docsSpan(text)}</p></li>`
const docsHeading = (tag: string, text: string) =>
  `<${tag} dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${docsSpan(text)}</${tag}>`

export const googleDocs = {
  table: docs(
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="200" /><col width="100" /><col width="120" /></colgroup><tbody>${[
      ['Aplicação', 'Taxa', 'Valor final'],
      ['Tesouro Selic', '10,5%', 'R$ 1.105,00'],
      ['Poupança', '6,17%', 'R$ 1.061,70'],
    ]
      .map((cells) => `<tr style="height:0pt">${cells.map(docsCell).join('')}</tr>`)
      .join('')}</tbody></table></div>`,
  ),
  // A deeper level is a list right inside the list, not inside its item.
  list: docs(
    `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('Renda fixa', 1, 'disc')}<ul style="padding-inline-start:48px;">${docsItem('Tesouro', 2, 'circle')}<ul>${docsItem('Selic', 3, 'square')}</ul></ul>${docsItem('Renda variável', 1, 'disc')}</ul><ol style="margin-top:0;">${docsItem('Abra a conta', 1, 'decimal')}<ol>${docsItem('Confira a taxa', 2, 'lower-alpha')}</ol></ol>`,
  ),
  text: docs(
    `${docsHeading('h1', 'O título')}${docsHeading('h2', 'A parte')}${docsHeading('h3', 'O detalhe')}${docsHeading('h4', 'O detalhe do detalhe')}<br /><p dir="ltr" style="line-height:1.38;">${docsSpan('Um texto ')}${docsSpan('forte', 'font-weight:700')}${docsSpan(', outro ')}<span style="font-size:18pt;color:#ff0000;font-weight:400;font-style:italic;white-space:pre-wrap;">inclinado</span>${docsSpan(' e um ')}<a href="https://www.bcb.gov.br/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;">link</span></a>${docsSpan('.')}</p>`,
  ),
}

const office = (html: string, css = '') =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt;} ${css} --></style></head><body lang=PT-BR style='tab-interval:35.4pt'>\n<!--StartFragment-->${html}<!--EndFragment-->\n</body></html>`
const wordCell = (text: string) =>
  `<td width=189 valign=top style='width:141.55pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><span style='mso-ansi-language:PT-BR'>${text}<o:p></o:p></span></p></td>`
const wordItem = (text: string, list: number, level: number, marker: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`

export const word = {
  table: office(
    `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>\n${[
      ['Aplicação', 'Taxa', 'Valor final'],
      ['Tesouro Selic', '10,5%', 'R$&nbsp;1.105,00'],
      ['Poupança', '6,17%', 'R$&nbsp;1.061,70'],
    ]
      .map((cells) => ` <tr style='mso-yfti-irow:0'>\n${cells.map(wordCell).join('\n')}</tr>`)
      .join('\n')}</table>\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
  ),
  // Word writes no list: each item is a paragraph that says its level and carries its own bullet.
  list: office(
    [
      wordItem('Renda fixa', 0, 1, '·'),
      wordItem('Tesouro', 0, 2, 'o'),
      wordItem('Selic', 0, 3, '§'),
      wordItem('Renda variável', 0, 1, '·'),
      wordItem('Abra a conta', 1, 1, '1.'),
      wordItem('Confira a taxa', 1, 2, 'a.'),
    ].join(''),
    '@list l0:level1 {mso-level-number-format:bullet;}',
  ),
  text: office(
    `<p class=MsoTitle>O título<o:p></o:p></p>\n<h2>A parte<o:p></o:p></h2>\n<h3>O detalhe<o:p></o:p></h3>\n<h4>O detalhe do detalhe<o:p></o:p></h4>\n<p class=MsoNormal>Um texto\n<b style='mso-bidi-font-weight:normal'>forte</b>, outro <i><span style='font-size:18.0pt;color:red'>inclinado</span></i> e um <a href="https://www.bcb.gov.br/"><span style='color:blue'>link</span></a>.<o:p></o:p></p>`,
  ),
}

/** As Word marks comments, notes and tracked changes: github.com/microsoft/roosterjs and ckeditor5 describe the same. */
const wordComment = (number: number) =>
  `<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:AP_${number};mso-comment-date:20261120T1030'>&nbsp;</a><span style='mso-special-character:comment'>&nbsp;<![if !supportAnnotations]><a class=msocomanchor id="_anchor_${number}" href="#_msocom_${number}" name="_msoanchor_${number}">[AP${number}]</a><![endif]></span></span></span>`
const wordCommentText = (number: number, text: string) =>
  `<div style='mso-element:comment'><div id="_com_${number}" class=msocomtxt><div><![if !supportAnnotations]><a name="_msocom_${number}"></a><![endif]><p class=MsoCommentText>${text}<o:p></o:p></p></div></div></div>`
const wordNote = (number: number, toward: 'note' | 'text') => {
  const [href, name] = toward === 'note' ? ['_ftn', '_ftnref'] : ['_ftnref', '_ftn']
  return `<a style='mso-footnote-id:ftn${number}' href="#${href}${number}" name="${name}${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[${number}]</span><![endif]></span></span></a>`
}
const wordNoteText = (number: number, text: string) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText>${wordNote(number, 'text')} ${text}<o:p></o:p></p></div>`

export const reviewedInWord = office(
  `<p class=MsoNormal>Texto com <ins cite="mailto:Ana" datetime="2026-11-20T10:30">trecho proposto</ins><del cite="mailto:Ana" datetime="2026-11-20T10:31">trecho apagado</del>, nota${wordNote(1, 'note')} e outra${wordNote(2, 'note')}.${wordComment(1)} Fim.${wordComment(2)}<o:p></o:p></p>
<p class=MsoNormal><img width=400 height=200 src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="Selic de 2020 a 2026" v:shapes="Imagem_x0020_1"></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">${wordCommentText(1, 'Conferir isto!')}${wordCommentText(2, 'Concordo.')}</div>
<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">${wordNoteText(1, 'Lei 8.036/1990, em <a href="https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm">https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm</a>.')}${wordNoteText(2, 'Conta nossa.')}</div>`,
)

/** A text that Google Docs has published or exported: its links lead through Google, its comments stand below. */
export const reviewedInDocs = `<html><body class="c1 doc-content"><p class="c2"><span>O IOF caiu</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span>. Veja o </span><span class="c3"><a class="c4" href="https://www.google.com/url?q=https://www.bcb.gov.br/estabilidadefinanceira&amp;sa=D&amp;source=editors&amp;ust=1&amp;usg=AOvVaw0">BC</a></span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>.</span></p><p class="c2"><span style="text-decoration:line-through">Frase riscada.</span></p><hr class="c5"><div><p class="c6"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Nota sem endereço.</span></p></div><div class="c7"><p class="c6"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>É mesmo este?</span></p></div></body></html>`

export const outlook = office(
  `<p class=MsoNormal>Segue a <a href="https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.gov.br%2Freceitafederal%2Fpt-br&amp;data=05%7C02%7C&amp;reserved=0" originalsrc="https://www.gov.br/receitafederal/pt-br">página da Receita</a>. Obrigada <img alt="😊" width=20 height=20 src="cid:emoji"><o:p></o:p></p><img width=1 height=1 src="https://mail.example/open.gif" alt="">`,
)

const sheet = (rows: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><style><!--table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:"\\.";} .xl65 {mso-number-format:Percent;} --></style></head><body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=292 style='border-collapse:collapse;width:219pt'><!--StartFragment--> <col width=120 style='mso-width-source:userset;mso-width-alt:4388'><col width=64 span=2 style='width:48pt'>${rows}<!--EndFragment--></table></body></html>`

export const excel = {
  table: sheet(
    ` <tr height=20 style='height:15.0pt'><td height=20 width=120 style='height:15.0pt;width:90pt'>Aplicação</td><td width=64>Taxa</td><td width=108>Valor final</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20>Tesouro Selic</td><td class=xl65 align=right x:num="0.105">10,5%</td><td class=xl66 x:num="1105"><span style='mso-spacerun:yes'> </span>R$ 1.105,00 </td></tr>
 <tr height=20 style='height:15.0pt'><td height=20>Poupança</td><td class=xl65 align=right x:num>6,17%</td><td class=xl66 x:num><span style='mso-spacerun:yes'> </span>R$ 1.061,70 </td></tr>
 <![if supportMisalignedColumns]> <tr height=0 style='display:none'><td width=120></td><td width=64></td><td width=108></td></tr> <![endif]>`,
  ),
  merged: sheet(
    `<tr><td>Faixa</td><td>Alíquota</td><td>Parcela</td></tr><tr><td>Até 2.000</td><td colspan=2>isento</td></tr><tr><td rowspan=2>Até 3.000</td><td>7,5%</td><td>150,00</td></tr><tr><td>15%</td><td>370,40</td></tr><tr><td></td><td></td><td></td></tr>`,
  ),
}

export const googleSheets = {
  table: fragment(
    `<style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><google-sheets-html-origin></google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1" data-sheets-baot="1" style="table-layout:fixed;font-size:10pt;width:0px;"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td>Aplicação</td><td>Taxa</td><td>Valor final</td></tr><tr style="height:21px;"><td>Tesouro Selic</td><td style="text-align:right;" data-sheets-numberformat="[null,3,&quot;0.0%&quot;,1]">10,5%</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1105}">R$ 1.105,00</td></tr><tr><td>Poupança</td><td>6,17%</td><td>R$ 1.061,70</td></tr></tbody></table>`,
  ),
}
