import ts from 'typescript';
import {fieldsOf, parseSource, placeOf, textOf} from '../shared/literals';
import type {Place} from '../shared/places';

/** A text of the interface as the code writes it, in French. */
export type SourceMessage = {
  id: string;
  message: string;
  description: string;
  /** Path from the project's root. */
  file: string;
  place: Place;
};

function attributeOf(element: ts.JsxOpeningLikeElement, wanted: string): string | undefined {
  for (const property of element.attributes.properties) {
    if (ts.isJsxAttribute(property) && property.name.getText() === wanted) {
      return textOf(property.initializer);
    }
  }
  return undefined;
}

/**
 * The texts of the interface in a file: literal `translate({id, message})` and
 * `<Translate id>message</Translate>`, as Docusaurus' own extraction reads them.
 *
 * @param file path from the project's root
 */
export function messagesIn(file: string, text: string): SourceMessage[] {
  // Parsing is what costs here.
  if (!text.includes('@docusaurus/Translate')) return [];
  const source = parseSource(file, text);
  const found: SourceMessage[] = [];
  const add = (
    node: ts.Node,
    id: string | undefined,
    message: string | undefined,
    description: string | undefined,
  ) => {
    const name = id ?? message;
    if (name === undefined) return;
    found.push({
      id: name,
      message: message ?? name,
      description: description ?? '',
      file,
      place: placeOf(source, node),
    });
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'translate'
    ) {
      const [argument] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument)) {
        const fields = fieldsOf(argument);
        const [id, message] = [fields.get('id'), fields.get('message')];
        add(message ?? argument, textOf(id), textOf(message), textOf(fields.get('description')));
      }
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const child = node.children
        .filter((part) => !(ts.isJsxText(part) && !part.text.trim()))
        .pop();
      // As Docusaurus reads it: one line, single spaces.
      const message =
        child && ts.isJsxText(child) ? child.text.trim().replace(/\s+/g, ' ') : textOf(child);
      add(
        child ?? node,
        attributeOf(node.openingElement, 'id'),
        message,
        attributeOf(node.openingElement, 'description'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
