/** The description of the API (OpenAPI), as a page for people needs it. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Described {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}

export interface Description {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}

/** A field of something that is sent: its name, its kind in words, what it means. */
export interface Field {
  name: string;
  kind: string;
  required: boolean;
  about: string;
}

export interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
  about: string;
  parameters: Field[];
  body: Shape | null;
  answers: { status: string; about: string; shape: Shape | null }[];
}

/** What is sent or answered: what it is called, and its fields if it has any. */
export interface Shape {
  kind: string;
  fields: Field[];
}

export interface Group {
  name: string;
  calls: Call[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** What a value is, in a few words: `string`, `NewMatch`, `list of Person`. */
export function kindOf(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return nameOf(schema.$ref);
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return [...new Set(several.map(kindOf))].filter(Boolean).join(' | ');
  if (schema.allOf) return schema.allOf.map(kindOf).join(' & ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? []].flat();
  return types.map((type) => (type === 'array' ? `${kindOf(schema.items)}[]` : type)).join(' | ') || 'object';
}

function fieldsOf(schema: Schema | undefined, all: Record<string, Schema>): Field[] {
  const whole = schema?.$ref ? all[nameOf(schema.$ref)] : schema;
  const inherited = (whole?.allOf ?? []).flatMap((part) => fieldsOf(part, all));
  const own = Object.entries(whole?.properties ?? {}).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    required: whole?.required?.includes(name) ?? false,
    about: field.description ?? '',
  }));
  return [...inherited, ...own];
}

function shapeOf(content: Content | undefined, all: Record<string, Schema>): Shape | null {
  const [type, first] = Object.entries(content ?? {})[0] ?? [];
  if (!type) return null;
  const kind = kindOf(first?.schema);
  return {
    kind: type === 'application/json' ? kind : [type, kind].filter(Boolean).join(': '),
    fields: fieldsOf(first?.schema, all),
  };
}

/** Every call by the group that it belongs to, groups and calls in the order of the description. */
export function groupsOf(description: Description): Group[] {
  const all = description.components?.schemas ?? {};
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const method of METHODS) {
      const call = methods[method];
      if (!call) continue;
      const group = call.tags?.[0] ?? '';
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group)!.push({
        id: `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, ''),
        method: method.toUpperCase(),
        path,
        summary: call.summary ?? '',
        about: call.description ?? '',
        parameters: (call.parameters ?? []).map(({ name, schema, required, description: about }) => ({
          name,
          kind: kindOf(schema),
          required: required ?? false,
          about: about ?? '',
        })),
        body: shapeOf(call.requestBody?.content, all),
        answers: Object.entries(call.responses ?? {}).map(([status, answer]) => ({
          status,
          about: answer.description ?? '',
          shape: shapeOf(answer.content, all),
        })),
      });
    }
  }
  return [...groups].map(([name, calls]) => ({ name, calls }));
}
