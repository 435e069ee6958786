import ts from 'typescript';

/**
 * @typedef {Readonly<Record<string, string>>} Messages translations by id
 */

const MODULE = '@docusaurus/Translate';

/**
 * The text of an expression that is a string for sure.
 *
 * @param {ts.Node | undefined} node
 * @returns {string | undefined}
 */
function literal(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return literal(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literal(node.left), literal(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/**
 * What a file calls the exports of `@docusaurus/Translate`.
 *
 * @param {ts.SourceFile} file
 */
function importedNames(file) {
  for (const statement of file.statements) {
    if (
      ts.isImportDeclaration(statement) &&
      literal(statement.moduleSpecifier) === MODULE &&
      statement.importClause
    ) {
      const {name, namedBindings} = statement.importClause;
      const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      const call = named.find(({propertyName, name: {text}}) => {
        return (propertyName?.text ?? text) === 'translate';
      });
      return {element: name?.text, call: call?.name.text};
    }
  }
  return undefined;
}

/**
 * Puts one language's messages where the code asks for them: ids, descriptions for
 * translators and the words of other languages don't travel to visitors.
 *
 * @param {string} source TypeScript with JSX
 * @param {Messages} messages
 * @returns {string} the same program, in one language
 * @throws {Error} that names the line of a message which is not written as a literal
 */
export function inlineMessages(source, messages) {
  if (!source.includes(MODULE)) return source;
  const file = ts.createSourceFile(
    'm.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const names = importedNames(file);
  if (!names) return source;

  /**
   * @param {ts.Node} node
   * @param {string} what
   * @returns {never}
   */
  const refuse = (node, what) => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `Line ${line + 1}: ${what}. Write the id and the message as literals: translators’ files are made from them, and the browser’s bundle too.`,
    );
  };

  /**
   * `translate({id, message, description}, values)`
   *
   * @param {ts.CallExpression} node
   */
  const printCall = (node) => {
    const [facts, values] = node.arguments;
    /** @param {string} name */
    const read = (name) => {
      const found =
        facts &&
        ts.isObjectLiteralExpression(facts) &&
        facts.properties.find((property) => property.name?.getText() === name);
      return found && ts.isPropertyAssignment(found) ? literal(found.initializer) : undefined;
    };
    const id = read('id') ?? refuse(node, `${names.call}() without an id`);
    const message = messages[id] ?? read('message') ?? refuse(node, `${id} has no message`);
    const text = JSON.stringify(message);
    return values ? `${names.call}({message: ${text}}, ${print(values)})` : `(${text})`;
  };

  /**
   * `<Translate id description values>message</Translate>`
   *
   * @param {ts.JsxElement} node
   */
  const printElement = (node) => {
    /** @param {string} name */
    const attribute = (name) => {
      const found = node.openingElement.attributes.properties.find(
        (property) => property.name?.getText() === name,
      );
      return found && ts.isJsxAttribute(found) ? found.initializer : undefined;
    };
    const id = literal(attribute('id')) ?? refuse(node, `<${names.element}> without an id`);
    const message = messages[id];
    const text =
      message === undefined
        ? node.children.map((child) => child.getFullText()).join('')
        : `{${JSON.stringify(message)}}`;
    const values = attribute('values');
    return values
      ? `<${names.element} values=${print(values)}>${text}</${names.element}>`
      : `<>${text}</>`;
  };

  /**
   * @param {ts.Node} node
   * @returns {string | undefined} undefined: nothing to translate in this node itself
   */
  const replacement = (node) => {
    if (ts.isCallExpression(node) && names.call && node.expression.getText() === names.call) {
      return printCall(node);
    }
    return ts.isJsxElement(node) && node.openingElement.tagName.getText() === names.element
      ? printElement(node)
      : undefined;
  };

  /**
   * A node's text, with the messages inside it replaced.
   *
   * @param {ts.Node} node
   * @returns {string}
   */
  const print = (node) => {
    let [text, end] = ['', node.getStart()];
    /** @param {ts.Node} child */
    const visit = (child) => {
      const own = replacement(child);
      if (own === undefined) {
        ts.forEachChild(child, visit);
      } else {
        text += source.slice(end, child.getStart()) + own;
        end = child.getEnd();
      }
    };
    visit(node);
    return text + source.slice(end, node.getEnd());
  };
  return print(file);
}
