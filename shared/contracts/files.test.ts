import { expect, it } from 'vitest';
import { type PurposeName, purposeNames, purposes } from '../domain/files/purposes.ts';
import { setAssistantAvatar } from './assistant.ts';
import { createPost } from './chats.ts';
import { setCollectionCover } from './collections.ts';
import { setCompanyLogo } from './companies.ts';
import type { Endpoint } from './endpoint.ts';
import { addProductFile, addProductPhoto } from './products.ts';
import { setPublicationCover } from './publications.ts';
import { setPhoto } from './settings.ts';
import { setSpecialtyAvatar } from './specialties.ts';
import { addTenderFile } from './tenders.ts';

const claims: Record<PurposeName, Endpoint> = {
  'profile-photo': setPhoto,
  'company-logo': setCompanyLogo,
  'category-picture': setSpecialtyAvatar,
  'collection-cover': setCollectionCover,
  'publication-cover': setPublicationCover,
  'product-photo': addProductPhoto,
  'product-file': addProductFile,
  'chat-file': createPost,
  'assistant-avatar': setAssistantAvatar,
  'tender-document': addTenderFile,
};

it.each(purposeNames)('an upload for %s may be announced by those who may claim it', (purpose) =>
  expect(purposes[purpose].access).toBe(claims[purpose].access),
);
