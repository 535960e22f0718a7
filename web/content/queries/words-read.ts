/**
 * GROQ: the words of an article or a guide that are read one after the other: prose, boxes, lists and questions. Tables,
 * charts and calculators, which one looks at, are not in it.
 */
export const wordsRead = /* groq */ `coalesce(length(string::split(array::join(array::compact(
  [pt::text(body), summary]
    + coalesce(body[].text, [])
    + coalesce(body[].items[], [])
    + coalesce(body[].steps[].text, [])
    + coalesce(body[].questions[].question, [])
    + [pt::text(body[].questions[].answer[])]
    + [pt::text(riskExamples[].text[]), pt::text(stepByStep[].text[]), pt::text(questions[].answer[])]
    + coalesce(mistakes, [])
), " "), " ")), 0)`
