import * as z from 'zod/mini';
import { area } from './endpoint.ts';

const endpoint = area('reference');

export const getOpenapi = endpoint({
  name: 'get-openapi',
  summary: 'Get this API reference as an OpenAPI document',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  reply: z.looseObject({ openapi: z.string() }),
  maxAge: 300,
});

export const getReference = endpoint({
  name: 'get-reference',
  summary: 'Get this API reference as a web page',
  method: 'GET',
  path: '/api/reference',
  access: 'public',
  type: 'text/html',
  reply: z.string(),
  maxAge: 300,
});
