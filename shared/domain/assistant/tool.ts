import type { Access } from '../access.ts';

/** An endpoint that the assistant may call, or propose to call, as the model sees it. */
export type AssistantTool = {
  /** Of the endpoint. */
  name: string;
  description: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** It is not called, but proposed to the person. */
  changes: boolean;
  /** The page that shows a row of the reply: `/shifts/view/{id}`. */
  page: string | null;
  /** The part of the request that each field of the input belongs to. */
  where: Readonly<Record<string, 'params' | 'query' | 'body'>>;
  /** JSON Schema. */
  input: {
    type: 'object';
    properties: Readonly<Record<string, object>>;
    required: readonly string[];
    additionalProperties: false;
  };
};
